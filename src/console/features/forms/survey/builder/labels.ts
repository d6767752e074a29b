import { surveyQuestionsUpdateBody } from '../../../../../../generated/validators/forms.js'

/** Returns the label of a field of a question. */
export const labelOf = (path: string): string => surveyQuestionsUpdateBody.fields[`questions.*.${path}`]?.label ?? ''
