import { MetaLink } from './MetaLink.tsx'

/** What a business needs before a number can be connected. */
export function BeforeWhatsapp() {
  return (
    <>
      <p>Son unos diez minutos. Ten a mano:</p>
      <ul className="wizard-list">
        <li>
          <strong>Una cuenta de negocio en Meta</strong>, con una aplicación que tenga WhatsApp. Créala gratis en{' '}
          <MetaLink />.
        </li>
        <li>
          <strong>Un número que no use WhatsApp en ningún teléfono</strong>, y que reciba un SMS o una llamada.
        </li>
        <li>
          <strong>¿Ya lo usas en WhatsApp Business?</strong> Puede seguir en el teléfono si Meta lo agregó a tu cuenta
          junto con la aplicación. Si no, elimina antes esa cuenta en el teléfono.
        </li>
      </ul>
      <p className="soft">
        Meta cobra las plantillas y puede cobrar otros mensajes. Mira antes{' '}
        <a href="https://developers.facebook.com/docs/whatsapp/pricing" target="_blank" rel="noreferrer">
          sus precios
          <span className="sr-only"> (se abre en otra pestaña)</span>
        </a>
        .
      </p>
    </>
  )
}

/** What a business needs before a page can be connected. */
export function BeforeFacebook() {
  return (
    <>
      <p>Son unos diez minutos. Ten a mano:</p>
      <ul className="wizard-list">
        <li>
          <strong>Tu página de Facebook</strong>, con permiso para administrarla.
        </li>
        <li>
          <strong>Una aplicación en Meta con Messenger.</strong> Créala gratis en <MetaLink />.
        </li>
        <li>
          <strong>El permiso pages_messaging.</strong> Mientras Meta no lo apruebe, solo llegan los mensajes de quienes
          administran la aplicación.
        </li>
      </ul>
      <p className="soft">Puedes contestar hasta 24 horas después del último mensaje del cliente.</p>
    </>
  )
}

/** What a business needs before a mailbox can be connected. */
export function BeforeMailbox() {
  return (
    <>
      <p>Son unos cinco minutos. Ten a mano:</p>
      <ul className="wizard-list">
        <li>
          <strong>La dirección a la que te escriben tus clientes</strong>, y su contraseña. Sirve casi cualquier correo,
          también uno con tu dominio.
        </li>
        <li>
          <strong>Gmail, Yahoo, iCloud:</strong> piden una contraseña de aplicación, que se crea en tu cuenta. La de
          siempre no sirve.
        </li>
        <li>
          <strong>Outlook, Hotmail y Microsoft 365:</strong> por ahora no puedes conectarlos, porque ya no aceptan
          contraseñas de otros programas.
        </li>
      </ul>
      <p className="soft">
        Si usas el buzón para otra cosa, crea uno para tus clientes: el chatbot contesta lo que llegue.
      </p>
    </>
  )
}
