// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const MessageKindOptions: readonly Option[] = [
  { value: 'text', label: 'Texto' },
  { value: 'image', label: 'Imagen' },
  { value: 'video', label: 'Video' },
  { value: 'audio', label: 'Audio' },
  { value: 'document', label: 'Documento' },
  { value: 'location', label: 'Ubicación' },
  { value: 'card', label: 'Tarjeta' },
  { value: 'carousel', label: 'Carrusel' },
]

export const ButtonTypeOptions: readonly Option[] = [
  { value: 'response', label: 'Otra respuesta' },
  { value: 'form', label: 'Formulario' },
  { value: 'url', label: 'Página web', help: 'Dirección' },
  { value: 'phone', label: 'Llamada', help: 'Teléfono' },
  { value: 'area', label: 'Pasar a un área' },
  { value: 'restart', label: 'Volver a empezar' },
]

export const ResponseNextOptions: readonly Option[] = [
  { value: 'none', label: 'Nada' },
  { value: 'secondary', label: 'Respuesta secundaria' },
  { value: 'form', label: 'Formulario' },
  { value: 'handoff', label: 'Pasar a una persona' },
  { value: 'restart', label: 'Volver a empezar' },
]

export const ConditionOperatorOptions: readonly Option[] = [
  { value: 'is', label: 'es' },
  { value: 'is_not', label: 'no es' },
  { value: 'present', label: 'está' },
  { value: 'missing', label: 'falta' },
]

export const WebhookMethodOptions: readonly Option[] = [{ value: 'GET', label: 'GET' }, { value: 'POST', label: 'POST' }]

export const SecondaryKindOptions: readonly Option[] = [
  {
    value: 'follow_up',
    label: 'Continuación',
    help: 'Sigue a otra respuesta o a un botón. Con preguntas, tus clientes también pueden pedirla.',
  },
  { value: 'greeting', label: 'Saludo', help: 'Al empezar la conversación y cuando el cliente saluda.' },
  { value: 'fallback', label: 'No se entendió', help: 'Cuando no entiende el mensaje.' },
  {
    value: 'out_of_hours',
    label: 'Fuera de horario',
    help: 'Cuando el cliente pide una persona fuera del horario de atención.',
  },
  {
    value: 'no_agents',
    label: 'Nadie disponible',
    help: 'Cuando el cliente pide una persona y no hay nadie conectado, o nadie atiende a tiempo.',
  },
  { value: 'transfer', label: 'Derivación', help: 'Al pasar la conversación a una persona.' },
  {
    value: 'transfer_present',
    label: 'Derivación con alguien',
    help: 'Al pasar la conversación si hay alguien conectado. Sin ella vale «Derivación».',
  },
  {
    value: 'ask_topic',
    label: 'Pregunta el tema',
    help: 'Después de pasar a una persona sin haber dicho para qué.',
  },
  {
    value: 'ask_reach',
    label: 'Pide teléfono o correo',
    help: 'Después de pasar a una persona, si nadie puede atender y no sabemos cómo responderle.',
  },
  {
    value: 'ask_name',
    label: 'Pide el nombre',
    help: 'Después de pasar a una persona, si nadie puede atender y no lo sabemos.',
  },
  {
    value: 'ask_thanks',
    label: 'Agradece los datos',
    help: 'Cuando el cliente dejó los datos para que el equipo le responda.',
  },
  { value: 'ask_skipped', label: 'Sigue sin los datos', help: 'Cuando el cliente no quiere dejar sus datos.' },
  {
    value: 'waiting_noted',
    label: 'Suma lo que escribe',
    help: 'Cuando el cliente espera a una persona, nadie puede atender y no sabe contestarle. Como mucho, una vez por hora.',
  },
  {
    value: 'waiting_urgent',
    label: 'Avisa que es urgente',
    help: 'Una vez, cuando el cliente espera a una persona y escribe algo urgente.',
  },
  {
    value: 'danger',
    label: 'Peligro',
    help: 'Primero de todo, cuando el cliente cuenta un accidente o una emergencia.',
  },
  {
    value: 'danger_gas',
    label: 'Olor a gas',
    help: 'Primero de todo, cuando el cliente cuenta que hay olor a gas.',
  },
  { value: 'goodbye', label: 'Despedida', help: 'Cuando el cliente se despide.' },
  { value: 'media_received', label: 'Archivo recibido', help: 'Cuando el cliente envía un archivo.' },
  {
    value: 'voice_received',
    label: 'Audio recibido',
    help: 'Cuando el cliente envía solo un audio y no tenemos cómo transcribirlo.',
  },
  { value: 'link_received', label: 'Enlace recibido', help: 'Cuando el cliente envía solo un enlace.' },
  {
    value: 'location_received',
    label: 'Ubicación recibida',
    help: 'Cuando el cliente envía solo su ubicación.',
  },
  {
    value: 'timeout',
    label: 'Sin actividad',
    help: 'Una vez, tras unos 30 minutos de silencio. Si no la escribes, solo avisa a quien quedó por elegir una opción.',
  },
  { value: 'blocked', label: 'Contacto bloqueado', help: 'Una vez, cuando escribe un contacto bloqueado.' },
  { value: 'error', label: 'Error', help: 'Cuando algo falla y no puede contestar.' },
  {
    value: 'unanswered',
    label: 'Tema sin respuesta',
    help: 'Cuando entiende la intención, pero nadie escribió su respuesta. Agrega los botones Sí y No.',
  },
  {
    value: 'clarification',
    label: 'Pregunta qué quiso decir',
    help: 'Cuando duda entre dos o tres intenciones. Agrega sus botones y «Ninguna de estas».',
  },
  {
    value: 'doubt',
    label: 'Duda de lo que contestó',
    help: 'Después de una respuesta de la que no está seguro. Agrega el botón «No era eso».',
  },
  {
    value: 'complaint',
    label: 'Queja',
    help: 'Cuando el cliente se queja, antes de ofrecer una persona o de pasarlo con una.',
  },
  {
    value: 'datum',
    label: 'Dato sin pedirlo',
    help: 'Cuando el cliente escribe un número o código que nadie le pidió. Agrega los botones Sí y No.',
  },
  {
    value: 'refusal',
    label: 'No quiere algo',
    help: 'Cuando el cliente solo dice que no quiere o no necesita algo.',
  },
  {
    value: 'fallback_last',
    label: 'Última vez sin entender',
    help: 'Cuando se acaban los intentos y pregunta si pasar a una persona. Agrega los botones Sí y No.',
  },
  {
    value: 'confirm',
    label: 'Pregunta antes de derivar',
    help: 'Cuando el cliente pide una persona y elegiste preguntar antes. Agrega los botones Sí y No.',
  },
  {
    value: 'declined',
    label: 'Sigue el chatbot',
    help: 'Cuando el cliente responde que no quiere pasar a una persona.',
  },
  {
    value: 'queue',
    label: 'Lugar en la fila',
    help: 'Después de pedir una persona, si elegiste decirlo. Usa la variable «Lugar en la fila».',
  },
  { value: 'queue_next', label: 'Próximo en la fila', help: 'Lo mismo, cuando nadie espera antes.' },
  {
    value: 'waited',
    label: 'Nadie atendió a tiempo',
    help: 'Cuando pidió una persona y nadie lo atendió en el plazo que elegiste.',
  },
  { value: 'restart', label: 'Vuelve a empezar', help: 'Cuando el cliente elige volver a empezar.' },
  {
    value: 'options',
    label: 'Arriba de las opciones',
    help: 'Cuando los botones siguen a un archivo, una tarjeta o una ubicación.',
  },
]

export const KeywordMatchOptions: readonly Option[] = [
  { value: 'exact', label: 'Igual' },
  { value: 'contains', label: 'Contiene' },
  { value: 'starts_with', label: 'Empieza con' },
]

export const QuickResponseActionOptions: readonly Option[] = [
  { value: 'none', label: 'Solo responder' },
  { value: 'contact_form', label: 'Formulario de contacto' },
  { value: 'handoff', label: 'Pasar a una persona' },
]
