/** What tests of rules and looks read from the environment to run at their full length; without it they are short. */
export const fullLength = {
  SEEDS: '1000',
  RACERS: '200',
  MODEL_RUNS: '200',
  MESSAGE_RUNS: '1000',
  LOOKS: 'all',
}
