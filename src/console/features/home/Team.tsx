import type { components } from '../../../../generated/api.d.ts'
import { RoleIdOptions } from '../../../../generated/options.ts'
import { availabilityName } from '../../availability/AvailabilityMenu.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { BuiltLink } from '../../ui/BuiltLink.tsx'
import { classes } from '../../ui/classes.ts'
import { formatAgo } from '../../ui/format.ts'

type Member = components['schemas']['HomeMember']

/** People who are connected but do not attend conversations have no availability. */
const stateOf = ({ availability }: Member) => (availability ? availabilityName(availability) : 'En línea')

const isAway = ({ availability }: Member) => availability === 'away' || availability === 'paused'

const roleOf = (id: number) => RoleIdOptions.find((role) => role.value === id)?.label ?? ''

/** Team members: connected ones first, then by last seen. */
export function Team({ members }: { members: readonly Member[] }) {
  const sorted = [...members].sort(
    (a, b) => Number(b.connected) - Number(a.connected) || (b.last_seen ?? '').localeCompare(a.last_seen ?? ''),
  )
  const connected = members.filter((member) => member.connected).length
  return (
    <section className="card" aria-labelledby="equipo">
      <div className="card-head">
        <h2 id="equipo">Equipo</h2>
        <span className="soft num">
          {connected} de {members.length} en línea
        </span>
      </div>
      <ul className="home-list">
        {sorted.slice(0, 8).map((member) => (
          <li key={member.user_id}>
            <span className={classes('presence', member.connected && 'presence-on', isAway(member) && 'presence-away')}>
              <Avatar name={member.name} size={32} />
            </span>
            <span className="home-person">
              {member.name}
              <small>{roleOf(member.role_id)}</small>
            </span>
            <span className="soft home-when">
              {member.connected
                ? stateOf(member)
                : member.last_seen
                  ? formatAgo(member.last_seen)
                  : 'Todavía no ingresó'}
            </span>
          </li>
        ))}
      </ul>
      <BuiltLink to="/settings/admin" className="home-more">
        {members.length > 8 ? `Ver las ${members.length} personas` : 'Administrar el equipo'}
      </BuiltLink>
    </section>
  )
}
