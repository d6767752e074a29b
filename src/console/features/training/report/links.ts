import type { components } from '../../../../../generated/api.d.ts'

type Broken = NonNullable<components['schemas']['TrainingReport']['broken_buttons']>[number]['response']

/** Returns the URL of the examples of an intent. */
export const intentExamplesUrl = (intentId: number): string => `/advanced/examples?intent_id=${intentId}`

/** Returns the URL of an example. */
export const exampleUrl = (id: number): string => `/advanced/examples?id=${id}`

/** URL of the examples that wait for review. */
export const PENDING_REVIEW_LINK = '/advanced/examples?state=pending_review'

const SCREENS: Readonly<Record<Broken['type'], string>> = {
  ...{ response: '/responses', secondary: '/responses/secondary', quick: '/responses/quick' },
}

/** Returns the URL of the editor of a response. */
export const responseUrl = ({ type, id }: Pick<Broken, 'type' | 'id'>): string => `${SCREENS[type]}?editar=${id}`
