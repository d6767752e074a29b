import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { api, unwrap } from '../../api/client.ts'
import { mayOpen, useSession } from '../../session/index.ts'
import { Banner } from '../../ui/Banner.tsx'

/** Milliseconds between two looks at a training that is running. */
const AGAIN = 2_000

/** Says why a bot without a model answers so little: it is being trained, or nobody has trained it. */
export function Untrained({ bot }: { bot: number }) {
  const session = useSession()
  const { data: training } = useQuery({
    queryKey: ['trainingGet', bot],
    queryFn: ({ signal }) => unwrap(api.GET('/training/{bot}', { params: { path: { bot } }, signal })),
    refetchInterval: AGAIN,
  })
  if (training?.id && training.finished_at === null)
    return (
      <Banner tone="info" role="status">
        El chatbot se está entrenando. En segundos contesta con lo que sabe: pregúntale otra vez.
      </Banner>
    )
  return (
    <Banner tone="info">
      El modelo elegido todavía no aprendió nada: contestan las respuestas por palabra clave y los textos del sistema.{' '}
      {mayOpen('/state', session) && <Link to="/state">Entrenar el chatbot</Link>}
    </Banner>
  )
}
