import type { IncidentState } from '#contract/status/incident-states.ts'

/** States of an incident, on the status page and in the admin. */
export const incidentStateTexts: Record<IncidentState, string> = {
  investigating: 'We are looking for the cause',
  identified: 'The cause is known',
  watching: 'Repaired, and watched',
  resolved: 'Resolved',
}
