import { useState } from 'react'
import { Banner } from '../../../ui/Banner.tsx'
import { BuiltLink } from '../../../ui/BuiltLink.tsx'
import { Button } from '../../../ui/Button.tsx'
import { isUnregistered } from '../number-state.ts'
import { RegisterDialog } from '../RegisterDialog.tsx'
import { TestRun } from '../TestDialog.tsx'
import type { Plugin } from '../types.ts'

/** How to write a message of one's own to an account. */
const FROM: Record<Plugin['kind'], (account: string) => string> = {
  whatsapp: (account) => `escribe «hola» a ${account} desde otro teléfono.`,
  facebook: (account) => `escribe «hola» a ${account} desde otra cuenta de Facebook.`,
  telegram: (account) => `busca ${account} en Telegram, toca «Iniciar» y escribe «hola».`,
  email: (account) => `escribe «hola» a ${account} desde otro correo.`,
}

/** What is next after connecting: registering the number, the test, and a message of one's own. */
export function Done({ bot, plugin }: { bot: number; plugin: Plugin }) {
  const { kind, account } = plugin
  const [registering, setRegistering] = useState(false)
  const [registered, setRegistered] = useState(!isUnregistered(plugin))
  const [round, setRound] = useState(0)
  return (
    <>
      <Banner tone="success" role="status">
        Conectaste {account}.
      </Banner>
      {!registered && (
        <Banner tone="warning">
          <div className="plugin-problem">
            <p>Falta registrar el número con su PIN: hasta entonces WhatsApp no deja enviar.</p>
            <Button variant="primary" onClick={() => setRegistering(true)}>
              Registrar número
            </Button>
          </div>
        </Banner>
      )}
      <TestRun key={round} bot={bot} id={plugin.id} />
      <p>
        <strong>Ahora pruébalo:</strong> {FROM[kind](account)} Verás el mensaje en Conversaciones.
      </p>
      <BuiltLink to="/chats?type=all&dates=empty">Abrir conversaciones</BuiltLink>
      {registering && (
        <RegisterDialog
          bot={bot}
          plugin={plugin}
          onClose={() => setRegistering(false)}
          onDone={() => {
            setRegistering(false)
            setRegistered(true)
            setRound(round + 1)
          }}
        />
      )}
    </>
  )
}
