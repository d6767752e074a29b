import './reorder.css'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { useBotId } from '../../../../session/index.ts'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { PageFrame, type PageProps } from '../../../../ui/PageFrame.tsx'
import { Loading } from '../../../../ui/Spinner.tsx'
import { OrderForm } from './OrderForm.tsx'
import { readOrder } from './read-order.ts'

/** /forms/products/reorder: in which order products are shown and questions asked. */
export default function Reorder({ screen }: PageProps) {
  const bot = useBotId()
  const idForm = Number(useParams().idForm)
  const { data, error, refetch } = useQuery({
    queryKey: ['productOrderGet', bot, idForm],
    queryFn: ({ signal }) => readOrder(bot, idForm, signal),
  })
  return (
    <PageFrame title={screen.title} help={screen.help} tabs={screen.tabs}>
      {data ? (
        <OrderForm {...{ bot, idForm }} {...data} reload={refetch} />
      ) : error ? (
        <LoadFailure error={error} onRetry={refetch} />
      ) : (
        <Loading />
      )}
    </PageFrame>
  )
}
