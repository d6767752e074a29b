import { classes } from '../../../ui/classes.ts'
import type { ChatMessage } from '../state/types.ts'

/** The reactions to a message: the customer's, and that of the team with who it is from. */
export function Reactions({ reaction, team_reaction: team }: Pick<ChatMessage, 'reaction' | 'team_reaction'>) {
  if (!reaction && !team) return null
  return (
    <span className="bubble-reactions">
      {reaction && <Mark emoji={reaction} from="Reacción" />}
      {team && (
        <Mark
          emoji={team.emoji}
          from={`Reacción de ${team.user_name || 'tu equipo'}`}
          isLost={team.error !== undefined}
        />
      )}
    </span>
  )
}

function Mark({ emoji, from, isLost = false }: { emoji: string; from: string; isLost?: boolean }) {
  return (
    <span className={classes('bubble-reaction', isLost && 'bubble-reaction-lost')} title={from}>
      <span className="sr-only">{from}: </span>
      {emoji}
    </span>
  )
}
