// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Screen } from '../../src/contract/screen.ts'

const screen: Screen = {
  route: '/responses/secondary',
  title: 'Respuestas',
  help: 'Qué dice después de otra respuesta y en cada situación, como al saludar. Cambia los textos que quieras.',
  warning: true,
  tabs: { strip: 'responses', index: 1 },
  gate: { who: 'member', rule: { permission: 'responses' } },
  body: {
    kind: 'table',
    resource: 'responses/secondary',
    operation: 'secondaryResponseList',
    paging: 'server',
    columns: [
      { source: 'name', label: 'Nombre', type: 'text', sortable: true, priority: 'always' },
      {
        source: 'kind',
        label: 'Tipo',
        type: 'enum',
        options: [
          {
            value: 'follow_up',
            label: 'Continuación',
            help: 'Sigue a otra respuesta o a un botón. Con preguntas, tus clientes también pueden pedirla.',
          },
          {
            value: 'greeting',
            label: 'Saludo',
            help: 'Al empezar la conversación y cuando el cliente saluda.',
          },
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
          {
            value: 'ask_skipped',
            label: 'Sigue sin los datos',
            help: 'Cuando el cliente no quiere dejar sus datos.',
          },
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
          {
            value: 'link_received',
            label: 'Enlace recibido',
            help: 'Cuando el cliente envía solo un enlace.',
          },
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
          {
            value: 'blocked',
            label: 'Contacto bloqueado',
            help: 'Una vez, cuando escribe un contacto bloqueado.',
          },
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
        ],
        sortable: true,
      },
      { source: 'parents', label: 'Se usa en', type: 'list', sortable: false },
      { source: 'enabled', label: 'Activa', type: 'boolean', sortable: false },
      {
        source: 'updated_at',
        label: 'Última modificación',
        type: 'date-time',
        sortable: true,
        priority: 'wide',
      },
    ],
    filters: [
      {
        source: 'kind',
        label: 'Tipo',
        type: 'enum',
        options: [
          {
            value: 'follow_up',
            label: 'Continuación',
            help: 'Sigue a otra respuesta o a un botón. Con preguntas, tus clientes también pueden pedirla.',
          },
          {
            value: 'greeting',
            label: 'Saludo',
            help: 'Al empezar la conversación y cuando el cliente saluda.',
          },
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
          {
            value: 'ask_skipped',
            label: 'Sigue sin los datos',
            help: 'Cuando el cliente no quiere dejar sus datos.',
          },
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
          {
            value: 'link_received',
            label: 'Enlace recibido',
            help: 'Cuando el cliente envía solo un enlace.',
          },
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
          {
            value: 'blocked',
            label: 'Contacto bloqueado',
            help: 'Una vez, cuando escribe un contacto bloqueado.',
          },
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
        ],
        key: 'kind',
        always: false,
      },
      { source: 'enabled', label: 'Activa', type: 'boolean', key: 'enabled', always: false },
    ],
    search: true,
    pageSize: 25,
    sort: { field: 'name', order: 'ASC' },
    empty: {
      title: 'Todavía no hay respuestas secundarias.',
      text: 'Mientras tanto el chatbot usa los suyos. Puedes verlos y cambiarlos con el botón Textos originales.',
      help: 'respuestas-secundarias',
    },
    trash: {
      button: 'Eliminadas',
      title: 'Respuestas eliminadas',
      empty: 'No hay respuestas eliminadas en los últimos 30 días.',
      list: 'responseDeletedList',
      restore: {
        by: 'type',
        kinds: {
          response: { operation: 'responseRestore', label: 'Principal' },
          secondary: { operation: 'secondaryResponseRestore', label: 'Secundaria' },
        },
      },
    },
    rowActions: [],
    bulkActions: [
      {
        operation: 'secondaryResponseConvert',
        label: 'Hacer principales',
        icon: 'upload',
        confirm: {
          title: 'Convertir en respuestas principales',
          text: 'Cada una tendrá su propia intención. Los botones que llevan a ella seguirán funcionando. Las que se dicen en una situación no cambian.',
          yes: 'Convertir',
          no: 'Cancelar',
        },
        when: { source: 'kind', in: ['follow_up'] },
      },
    ],
    csv: false,
  },
}

export default screen
