import type { FieldsOf } from '../../../../engine/form/types.ts'
import type { Choices, MainInput } from '../../types.ts'

/** The form's fields that concern data of the conversation. */
type DataFields = Pick<MainInput, 'required_entities' | 'ask_attempts' | 'conditions' | 'webhook'>

/** Props of the sections about data. */
export interface DataSectionProps {
  form: FieldsOf<DataFields>
  choices: Choices
}

/** Returns the entities as options, those that are held but gone included. */
export const entityOptions = ({ entities }: Choices) => entities.map(({ id, label }) => ({ value: id, label }))

/** Returns the label of an entity; empty if it is gone or not chosen yet. */
export const labelOfEntity = ({ entities }: Pick<Choices, 'entities'>, id: number) =>
  entities.find((one) => one.id === id)?.label ?? ''
