/** How a lead stands: nobody has looked, somebody is at it, we have written, it is done. */
export const leadStates = ['new', 'in-hand', 'answered', 'closed'] as const
export type LeadState = (typeof leadStates)[number]

export const leadKinds = ['message', 'booking', 'unfinished', 'share'] as const
export type LeadKind = (typeof leadKinds)[number]

/** What the queue may be narrowed to; `open` is what is still to be done. */
export const leadViews = ['open', 'mine', ...leadStates, 'all'] as const
export type LeadView = (typeof leadViews)[number]
