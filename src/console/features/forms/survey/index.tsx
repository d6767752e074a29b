import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { useOperationCall } from '../../../engine/useOperationMutation.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageFrame, type PageProps } from '../../../ui/PageFrame.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { Builder } from './builder/Builder.tsx'
import type { Questions } from './types.ts'

/** /forms/survey/{idForm}: what a survey asks, in which order, and where answers lead. */
export default function Survey({ screen }: PageProps) {
  const { idForm } = useParams()
  const call = useOperationCall()
  const { data, error, refetch } = useQuery({
    queryKey: ['surveyQuestionsGet', idForm],
    queryFn: async () => (await call('surveyQuestionsGet', {})) as Questions,
    refetchOnWindowFocus: false,
  })
  return (
    <PageFrame {...screen}>
      {data ? (
        <Builder key={idForm} record={data} />
      ) : error ? (
        <LoadFailure error={error} onRetry={refetch} />
      ) : (
        <Loading />
      )}
    </PageFrame>
  )
}
