import type { FieldValues } from 'react-hook-form'
import type { CallArguments } from '../../providers/callInput.ts'
import { useOperationMutation } from '../useOperationMutation.ts'
import type { BodyRequirement, Form, FormSetup } from './types.ts'
import { useForm } from './useForm.ts'

/** `useForm` for the engine's screens: calls the operation by its id and shows the contract's toasts. */
export function useOperationForm<Values extends FieldValues, Body, Row extends object = object>(
  setup: Omit<FormSetup<Values, Body, Row, unknown>, 'send'> & BodyRequirement<Values, Body, Row>,
): Form<Values, Row> {
  const act = useOperationMutation()
  return useForm<Values, Body, Row>({
    ...setup,
    send: (values, { record, shown }) =>
      act(
        setup.operation.operation,
        { record: record as CallArguments['record'], values: values as CallArguments['values'] },
        shown,
      ),
  })
}
