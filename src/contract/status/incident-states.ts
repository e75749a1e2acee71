/** How far the work on an incident is, in its order. Without zod, because the browser carries it. */
export const incidentStates = ['investigating', 'identified', 'watching', 'resolved'] as const
export type IncidentState = (typeof incidentStates)[number]
