import { sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import {
  ChannelOptions,
  ChatMessageTypeOptions,
  ConsentStateOptions,
  ContactEventKindOptions,
  VisitDeviceOptions,
} from '../../../../../generated/options.ts'
import { formatDateTime } from '../../../../contract/format.ts'
import { ownOf } from '../../../../contract/path.ts'
import { threadEventText } from '../../../../contract/thread-event.ts'
import { writeAudit } from '../../../foundation/audit/record.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import { type Contact, contactOf } from '../contact.ts'
import { fieldsOf } from '../fields.ts'
import { alertLines } from './alerts.ts'
import { countsOf } from './counts.ts'
import { formSections } from './form-sections.ts'
import { labelOf } from './option-label.ts'

type Data = components['schemas']['ContactData']
type Section = Data['sections'][number]

/** Returns everything that is stored of a person, by sections, as they would read it. */
export function readContactData(scope: Scope, id: number): Promise<Data> {
  return tx(async () => {
    const contact = await contactOf(scope, id)
    const when = (at: string) => formatDateTime(at, scope.timeZone)
    const sections = [
      await cardOf(scope, contact, when),
      await noteSection(id, when),
      await valueSection(id),
      ...(await formSections(scope, id, when)),
      section('Avisos del chatbot', await alertLines(scope.botId, contact, when)),
      ...(await chatSections(scope, id, when)),
      await copySection(id, when),
      await visitSection(id, when),
      await budgetSection(id),
      await registerSection(scope, id, when),
    ].filter(({ rows }) => rows.length > 0)
    await writeAudit({ id, label: contact.name })
    return {
      contact_id: id,
      name: contact.name || contact.phone || contact.email || '',
      counts: await countsOf(scope.botId, id),
      sections,
    }
  })
}

const section = (title: string, rows: readonly (readonly [label: string, value: string])[]): Section => ({
  title,
  rows: rows.map(([label, value]) => ({ label, value })),
})

async function cardOf(scope: Scope, contact: Contact, when: (at: string) => string): Promise<Section> {
  const own = await fieldsOf(scope)
  const { document, custom = {}, consent } = contact
  const named = await sql<{ title: string; kind: string }>`
    select l.title, 'label' as kind from contact_label c join label l on l.id = c.label_id where c.contact_id = ${contact.id}
    union all select g.name, 'group' from contact_group_member m join contact_group g on g.id = m.group_id
      where m.contact_id = ${contact.id}
    union all select g.name, 'group' from contact_group g where g.id = any(${contact.rule_groups ?? []}::integer[])`.execute(
    db(),
  )
  const listed = (kind: string) =>
    named.rows
      .filter((one) => one.kind === kind)
      .map(({ title }) => title)
      .join(', ')
  const rows: [string, string | undefined][] = [
    ['Nombre', contact.name],
    ['Teléfono', contact.phone],
    ['Correo', contact.email],
    ['Documento', document ? `${document.kind} ${document.value}` : ''],
    ['Empresa', contact.company],
    ['Localidad', contact.city],
    ['Provincia', contact.province],
    ['País', contact.country],
    ...own.map(({ key, label }): [string, string] => [label, String(ownOf(custom, key) ?? '')]),
    ['Etiquetas', listed('label')],
    ['Grupos', listed('group')],
    ['Campañas', labelOf(ConsentStateOptions, consent.marketing)],
    ['Dónde lo dijo', consent.at ? `${consent.source}, ${when(consent.at)}` : ''],
    ['Bloqueado', contact.blocked ? contact.blocked_reason || 'Sí' : ''],
    ['Primer contacto', when(contact.first_seen_at)],
    ['Último contacto', contact.last_seen_at ? when(contact.last_seen_at) : 'Nunca'],
  ]
  return section(
    'Datos',
    rows.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
  )
}

/** What they told the chatbot, also what they said before. */
async function valueSection(id: number): Promise<Section> {
  const values = db().selectFrom('contact_value').select(['label', 'value']).where('contact_id', '=', id)
  const rows = await values.orderBy('at', 'desc').orderBy('id', 'desc').execute()
  return section(
    'Datos que dejó',
    rows.map(({ label, value }) => [label, value]),
  )
}

/** All notes, also those that the contact's page leaves out. */
async function noteSection(id: number, when: (at: string) => string): Promise<Section> {
  const notes = db().selectFrom('contact_note').select(['at', 'text']).where('contact_id', '=', id)
  const rows = await notes.orderBy('id', 'desc').execute()
  return section(
    'Notas',
    rows.map(({ at, text }) => [when(at), text]),
  )
}

/** What the team forwarded of their chats. Other customers got it, who are not named. */
async function copySection(id: number, when: (at: string) => string): Promise<Section> {
  const rows = await db()
    .selectFrom('message as m')
    .innerJoin('chat as c', 'c.id', 'm.origin_chat_id')
    .select(['m.at', 'm.origin_author'])
    .select(textOfMessage.as('text'))
    .where('c.contact_id', '=', id)
    .orderBy('m.id')
    .execute()
  const copies = rows.map(({ at, origin_author, text }): [string, string] => [
    `${when(at)} · ${labelOf(ChatMessageTypeOptions, origin_author)}`,
    text,
  ])
  return { ...section('Reenviado a otras conversaciones', copies), internal: true }
}

/** Everything that a message of the table `m` says, with the names of its files and what was reacted to it. */
const textOfMessage = sql<string>`concat_ws(' · ', nullif(m.body, ''), m.transcript,
  case when m.content ? 'deleted' then 'Mensaje eliminado' end,
  (select string_agg(d.filename, ', ') from message_file f join media d on d.id = f.media_id where f.message_id = m.id),
  'Reacción: ' || m.reaction, 'Reacción del equipo: ' || m.team_reaction)`

/** Every message of every chat: the person may see their own, whoever attends it. */
async function chatSections({ botId }: Scope, id: number, when: (at: string) => string): Promise<Section[]> {
  const chats = await db()
    .selectFrom('chat')
    .select(['id', 'channel', 'sender_id', 'created_at'])
    .where('bot_id', '=', botId)
    .where('contact_id', '=', id)
    .orderBy('id')
    .execute()
  const sections: Section[] = []
  for (const chat of chats) {
    const { rows } = await sql<{ at: string; author: string; text: string }>`
      select m.at, m.author, ${textOfMessage} as text from message m where m.chat_id = ${chat.id} order by m.id`.execute(
      db(),
    )
    const title = `Conversación por ${labelOf(ChannelOptions, chat.channel)} (${chat.sender_id})`
    const lines = (internal: boolean) =>
      rows
        .filter(({ author }) => (author === 'internal') === internal)
        .map(({ at, author, text }) => [`${when(at)} · ${labelOf(ChatMessageTypeOptions, author)}`, text] as const)
    const changes = await db()
      .selectFrom('chat_event')
      .select(['id', 'after_id', 'at', 'kind', 'actor', 'actor_name', 'detail'])
      .where('chat_id', '=', chat.id)
      .orderBy('id')
      .execute()
    const told = changes.map((one): [string, string] => [when(one.at), threadEventText(one, when)])
    sections.push(section(title, lines(false)))
    sections.push({ ...section(`Solo para el equipo: ${title}`, lines(true)), internal: true })
    sections.push({
      ...section(`Cambios de la conversación por ${labelOf(ChannelOptions, chat.channel)}`, told),
      internal: true,
    })
    const applied = await db()
      .selectFrom('chat_rule_run')
      .select(['at', 'rule_name', 'matched'])
      .where('chat_id', '=', chat.id)
      .orderBy('id')
      .execute()
    const rules = applied.map((run) => [when(run.at), [run.rule_name, ...run.matched].join(' · ')] as const)
    sections.push({
      ...section(`Reglas en la conversación por ${labelOf(ChannelOptions, chat.channel)}`, rules),
      internal: true,
    })
  }
  return sections
}

/** Where and with what they opened the conversation on a site. */
async function visitSection(id: number, when: (at: string) => string): Promise<Section> {
  const rows = await db()
    .selectFrom('webchat_visitor as w')
    .innerJoin('chat as c', 'c.id', 'w.chat_id')
    .select(['w.origin', 'w.last_seen_at', 'w.page', 'w.page_title', 'w.referrer', 'w.language'])
    .select(['w.browser', 'w.system', 'w.device'])
    .where('c.contact_id', '=', id)
    .orderBy('w.id')
    .execute()
  return section(
    'Visitas al sitio',
    rows.map(({ last_seen_at, origin, page, device, ...facts }) => {
      const { page_title, referrer, language, browser, system } = facts
      const shown = [page ?? origin, page_title, referrer, language, browser, system]
      return [when(last_seen_at), [...shown, device && labelOf(VisitDeviceOptions, device)].filter(Boolean).join(' · ')]
    }),
  )
}

async function budgetSection(id: number): Promise<Section> {
  const { rows } = await sql<{ number: string; text: string }>`
    select b.number, concat_ws(' · ', b.date::text, b.contact->>'name', b.contact->>'phone', b.contact->>'email', nullif(b.notes, '')) as text
    from budget b join chat c on c.id = b.chat_id where c.contact_id = ${id} order by b.id`.execute(db())
  return section(
    'Presupuestos',
    rows.map(({ number, text }) => [number, text]),
  )
}

async function registerSection({ botId }: Scope, id: number, when: (at: string) => string): Promise<Section> {
  const rows = await db()
    .selectFrom('contact_event')
    .select(['at', 'detail', 'kind'])
    .where('bot_id', '=', botId)
    .where('contact_id', '=', id)
    .orderBy('id')
    .execute()
  return section(
    'Registro',
    rows.map(({ at, detail, kind }) => [when(at), detail || labelOf(ContactEventKindOptions, kind)]),
  )
}
