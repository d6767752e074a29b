import { CustomField } from '../../../../engine/form/inputs.tsx'
import { QuestionsField } from '../QuestionsField.tsx'
import type { MainSectionProps } from './types.ts'

/** The questions of the intent, which teach the bot to recognize it. Closed for a response that has some. */
export function QuestionsSection({ form, choices, stored }: MainSectionProps & { stored: readonly string[] }) {
  const intentId = form.watch('intent_id')
  function moved(questions: readonly string[]): void {
    const { record } = form
    if (record?.intent_id !== intentId) return
    const left = record.questions.filter((question) => !questions.includes(question))
    const version = record.version + 1
    form.rebase({ ...record, questions: left, version })
    form.setValue('version', version)
  }
  return (
    <CustomField of={form} name="questions">
      {({ label, value = [], onChange, error }) => (
        <QuestionsField
          label={label}
          closed={form.record !== undefined && form.record.questions.length > 0}
          questions={value}
          text={form.watch('typed')}
          onText={(text) => form.setValue('typed', text, { shouldDirty: true })}
          intentId={intentId}
          choices={choices}
          stored={stored}
          error={error()}
          onChange={onChange}
          onMoved={moved}
        />
      )}
    </CustomField>
  )
}
