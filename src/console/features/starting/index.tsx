import { useState } from 'react'
import { brand } from '../../../../generated/shell.ts'
import { useSession } from '../../session/index.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageFrame, type PageProps } from '../../ui/PageFrame.tsx'
import { ConfirmCard } from '../account/confirmation/ConfirmCard.tsx'
import { Wizard } from './Wizard.tsx'

/** /bots/new: creates another chatbot. */
export default function NewBot({ screen }: PageProps) {
  const { user } = useSession()
  // The page stays until it is left: the last chatbot that one may create counts as soon as it exists.
  const [may] = useState((user?.bots_left ?? 0) > 0)
  return (
    <PageFrame title={screen.title} help={screen.help}>
      {user && !user.email_confirmed ? <ConfirmCard user={user} /> : may ? <Wizard /> : <NoneLeft />}
    </PageFrame>
  )
}

function NoneLeft() {
  return (
    <section className="card" aria-label="Sin más chatbots">
      <EmptyState icon="robot" title="No puedes crear más chatbots">
        <p>
          Si necesitas otro, escribe a <a href={`mailto:${brand.support}`}>{brand.support}</a>.
        </p>
      </EmptyState>
    </section>
  )
}
