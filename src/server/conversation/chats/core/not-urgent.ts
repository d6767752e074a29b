/** The columns of a chat whose request for a person ended: neither its urgency nor what staff cleared applies any more. */
export const NOT_URGENT = { urgency: null, urgency_cleared: null } as const
