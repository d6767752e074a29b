import type { Form } from '../../../../engine/form/types.ts'
import type { Choices, MainInput, MainResponse } from '../../types.ts'
import type { WithTypedQuestion } from '../typed-question.ts'

/** Props of each section in the editor of a main response. */
export interface MainSectionProps {
  form: Form<WithTypedQuestion<MainInput>, MainResponse>
  choices: Choices
}
