import { Link } from 'react-router-dom'
import { mayOpen, useSession } from '../../session/index.ts'
import { Banner } from '../../ui/Banner.tsx'
import { isTrainingRunning, useTraining } from '../training/live.ts'

/** Says why a bot without a model answers so little: it is being trained, or nobody has trained it. */
export function Untrained({ bot }: { bot: number }) {
  const session = useSession()
  const { training } = useTraining(bot)
  if (isTrainingRunning(training))
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
