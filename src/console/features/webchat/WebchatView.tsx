import './webchat.css'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import type { FormScreen } from '../../../contract/screen.ts'
import { messageOf } from '../../api/errors.ts'
import type { ScreenOf } from '../../engine/AdminSection.tsx'
import { Failure } from '../../engine/Failure.tsx'
import { DirtyGuard } from '../../engine/form/DirtyGuard.tsx'
import { Discard, FormFooter, Submit } from '../../engine/form/FormFooter.tsx'
import { OperationForm } from '../../engine/form/OperationForm.tsx'
import { pageFrameProps } from '../../engine/page-frame-props.ts'
import { useOperationCall } from '../../engine/useOperationMutation.ts'
import { PageFrame } from '../../ui/PageFrame.tsx'
import { Contrast } from './Contrast.tsx'
import { CopyFrom } from './CopyFrom.tsx'
import { Preview } from './Preview.tsx'
import Publish from './publish/Publish.tsx'

export type WebchatSettings = components['schemas']['WebchatSettings']

/** /settings/webchat: how to publish, and the generated form with a preview of the unsaved values next to it. */
export default function WebchatView({ screen }: { screen: ScreenOf<FormScreen> }) {
  const { read, operation, sections, submit } = screen.body
  const call = useOperationCall()
  const id = useId()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [read, 'read'],
    queryFn: async () => (await call(read, {})) as WebchatSettings,
  })
  return (
    <PageFrame {...pageFrameProps(screen)} loading={isPending}>
      {error && data === undefined && (
        <Failure text={messageOf(error, 'No se ha podido cargar la información.')} onRetry={() => refetch()} />
      )}
      {data && (
        <div className="form-page webchat-page">
          <Publish settings={data} />
          <OperationForm
            id={id}
            operation={operation}
            sections={sections}
            record={{ ...data } as Record<string, unknown>}
            onDone={() => {}}
          >
            <aside className="webchat-aside" aria-label="Vista previa">
              <Preview settings={data} />
              <Contrast />
              <CopyFrom />
            </aside>
            <DirtyGuard />
            <FormFooter>
              <Discard />
              <Submit text={submit} />
            </FormFooter>
          </OperationForm>
        </div>
      )}
    </PageFrame>
  )
}
