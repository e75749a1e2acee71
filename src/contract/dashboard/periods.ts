/** Over how many days the dashboard looks back; the same number before them is compared. Without zod, because the browser carries it. */
export const dashboardPeriods = [7, 30, 90] as const
