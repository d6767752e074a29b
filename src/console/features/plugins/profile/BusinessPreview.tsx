import { WhatsappVerticalOptions } from '../../../../../generated/options.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { written } from '../fields.tsx'
import type { BusinessValues } from '../types.ts'

/** How a number looks to somebody who opens its information in WhatsApp. */
export function BusinessPreview({ name, account, ...values }: BusinessValues & { name: string; account: string }) {
  const { picture, about, vertical, description, address, email, websites } = values
  const label = WhatsappVerticalOptions.find(({ value }) => value === vertical)?.label
  const facts = [description, address, email, ...written(websites)].filter((text) => text.trim() !== '')
  return (
    <section className="profile-preview" aria-label="Vista previa">
      <span className="profile-picture">
        {picture ? <img src={picture} alt="Foto del perfil" /> : <Icon name="account" size={40} />}
      </span>
      <p className="profile-preview-name">{name}</p>
      {account !== name && <p className="soft num">{account}</p>}
      {about.trim() && <p>{about}</p>}
      {label && <p className="soft">{label}</p>}
      {facts.length > 0 && (
        <ul className="profile-preview-facts">
          {facts.map((text, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: facts have no identity besides their place
            <li key={at}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
