import type { IncidentState } from '#contract/status/incident-states.ts'

/** States of an incident, on the status page and in the admin. */
export const incidentStateTexts: Record<IncidentState, string> = {
  investigating: 'We are looking for the cause',
  identified: 'We know the cause',
  watching: 'Fixed, and we are watching it',
  resolved: 'Resolved',
}
