import type { FieldValues } from 'react-hook-form'
import type { Given } from '../../providers/callInput.ts'
import { useAct } from '../useAct.ts'
import type { Form, FormSetup, Sent } from './setup.ts'
import { useForm } from './useForm.ts'

/** `useForm` for a screen of the engine: calls the operation by its id, and says how it went in the contract's words. */
export function useOperationForm<Values extends FieldValues, Body, Row extends object = object>(
  setup: Omit<FormSetup<Values, Body, Row, unknown>, 'send'> & Sent<Values, Body, Row>,
): Form<Values, Row> {
  const act = useAct()
  return useForm<Values, Body, Row>({
    ...setup,
    send: (values, { record, shown }) =>
      act(setup.operation.operation, { record: record as Given['record'], values: values as Given['values'] }, shown),
  })
}
