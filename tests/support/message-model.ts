/** How many stories of one message are tried: `MESSAGE_RUNS=1000` is the full form, which takes minutes. */
export const modelRuns = Number(process.env.MESSAGE_RUNS ?? 25)
/** One story takes up to two seconds on a busy machine. */
export const modelPatience = 120_000 + modelRuns * 2_000
