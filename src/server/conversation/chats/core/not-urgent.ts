/** The columns of a chat whose request for a person ended: no priority or urgency, nor what staff cleared, applies any more. */
export const NOT_URGENT = { urgency: null, urgency_cleared: null, base_priority: 'normal' } as const
