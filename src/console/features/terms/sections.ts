/** A section of the terms or the privacy policy. A nested array is shown as a list. */
export interface TermsSection {
  id: string
  title: string
  body: (string | string[])[]
}

/** The terms of use. `{product}` and `{support}` are replaced with the brand's values. */
export const terms: TermsSection[] = [
  {
    id: 'servicio',
    title: 'Descripción del servicio',
    body: [
      '{product} es un software que se ofrece como servicio, por suscripción. Permite crear chatbots, incorporarlos a un sitio web y a otros canales —webchat, WhatsApp y Facebook— y administrarlos desde una consola: responder y organizar conversaciones, mantener una agenda, enviar campañas, entrenar intenciones y consultar analíticas.',
      'Las funciones disponibles dependen del plan contratado y de los permisos que el cliente dé a cada usuario. Algunas necesitan cuentas en servicios de terceros, como los de mensajería, que se rigen por las condiciones de quienes los prestan.',
      'El servicio se presta con la diligencia propia de la actividad. Puede interrumpirse por mantenimiento, que se avisa con anticipación siempre que es posible, o por causas ajenas al prestador.',
    ],
  },
  {
    id: 'licencia',
    title: 'Licencia y restricciones',
    body: [
      'Mientras la suscripción esté vigente, el cliente recibe una licencia de uso no exclusiva, intransferible y limitada al plazo de la suscripción. La licencia no implica la venta del software ni la cesión de derecho alguno sobre él.',
      'No está permitido:',
      [
        'copiar, modificar, traducir o crear obras derivadas del software;',
        'descompilarlo, desarmarlo o intentar obtener su código fuente, salvo en lo que la ley autorice de manera expresa;',
        'alquilarlo, revenderlo, sublicenciarlo o cederlo a terceros;',
        'eludir los límites del plan o las medidas de seguridad, o interferir con el uso de otros clientes;',
        'emplearlo para enviar mensajes no solicitados, engañosos o contrarios a la ley o a las reglas de los canales conectados.',
      ],
    ],
  },
  {
    id: 'propiedad-intelectual',
    title: 'Propiedad intelectual',
    body: [
      'El software, su documentación, su diseño, sus marcas y sus mejoras pertenecen al prestador o a quienes se los licencian. Nada de lo dicho en estos términos transfiere esos derechos.',
      'Los contenidos que el cliente carga —respuestas, formularios, productos, imágenes, ejemplos de entrenamiento y datos de sus contactos— son del cliente. El cliente autoriza a alojarlos y procesarlos solo en la medida necesaria para prestarle el servicio, y declara tener derecho a usarlos.',
    ],
  },
  {
    id: 'confidencialidad',
    title: 'Confidencialidad',
    body: [
      'Cada parte debe mantener en reserva la información de la otra que conozca por el servicio y que no sea pública, usarla solo para cumplir lo acordado y protegerla con el mismo cuidado que a la propia. El deber subsiste después de terminada la suscripción.',
      'No es confidencial lo que ya era público, lo que la parte conocía legítimamente, lo que desarrolló de manera independiente y lo que deba revelar por orden de una autoridad competente.',
    ],
  },
  {
    id: 'responsabilidades',
    title: 'Responsabilidades del cliente',
    body: [
      'El cliente es responsable de:',
      [
        'la veracidad de los datos con los que se registra y su actualización;',
        'cuidar sus contraseñas, asignar a cada usuario los permisos que correspondan y avisar sin demora de cualquier acceso no autorizado;',
        'los contenidos que publica y los mensajes que sus chatbots y su equipo envían;',
        'informar a sus propios clientes que hablan con un chatbot y contar con las bases legales para tratar sus datos;',
        'cumplir las leyes aplicables y las condiciones de los canales que conecta.',
      ],
    ],
  },
  {
    id: 'limite-de-responsabilidad',
    title: 'Límite de responsabilidad',
    body: [
      'El servicio se ofrece en el estado en que se encuentra. Las respuestas automáticas se basan en el contenido y en el entrenamiento que el cliente define, por lo que pueden no ser exactas en todos los casos y conviene que las revise.',
      'En la medida que la ley lo permita, el prestador no responde por daños indirectos, pérdida de ganancias, de datos o de oportunidades, ni por fallas de servicios de terceros. Su responsabilidad total no supera lo que el cliente pagó por el servicio en los doce meses anteriores al hecho que la origina. Este límite no rige en caso de dolo o culpa grave ni restringe los derechos que la ley reconoce a los consumidores.',
    ],
  },
  {
    id: 'vigencia',
    title: 'Vigencia, renovación y terminación',
    body: [
      'La suscripción rige por el período contratado y se renueva automáticamente por períodos iguales, salvo que se cancele antes de su vencimiento. La cancelación puede hacerse en cualquier momento y tiene efecto al terminar el período en curso.',
      'El prestador puede suspender o terminar el servicio ante la falta de pago o el incumplimiento de estos términos, con aviso previo y un plazo razonable para remediarlo, excepto que la gravedad del caso exija hacerlo de inmediato.',
      'Terminada la suscripción cesa la licencia. Durante treinta días el cliente puede pedir una copia de sus datos; después se eliminan, salvo los que deban conservarse por obligación legal.',
    ],
  },
  {
    id: 'privacidad-de-los-terminos',
    title: 'Privacidad',
    body: [
      'El tratamiento de datos personales se rige por la política de privacidad que sigue a estos términos y que forma parte de ellos. Respecto de los datos de los clientes finales que pasan por los chatbots, el cliente es responsable de su tratamiento y el prestador actúa por su cuenta y según sus instrucciones.',
    ],
  },
  {
    id: 'modificaciones',
    title: 'Modificaciones',
    body: [
      'Estos términos y la política de privacidad pueden modificarse. Los cambios importantes se avisan por correo o en la consola al menos treinta días antes de su entrada en vigencia. Quien no esté de acuerdo puede cancelar la suscripción antes de esa fecha; el uso posterior del servicio implica aceptarlos.',
    ],
  },
]

/** The privacy policy. */
export const privacy: TermsSection[] = [
  {
    id: 'objetivos',
    title: 'Objetivos',
    body: [
      'Esta política explica qué datos personales se recolectan, para qué se usan, cómo se protegen y cómo puede cada persona ejercer sus derechos sobre ellos.',
      'Se recolectan datos de nombre, contacto, empresa y navegación. Se usan para prestar y mejorar el servicio, con fines estadísticos y de marketing. No se venden ni se comparten.',
    ],
  },
  {
    id: 'definiciones',
    title: 'Definiciones',
    body: [
      [
        'Dato personal: información de cualquier tipo referida a una persona determinada o determinable.',
        'Titular: la persona a quien se refieren los datos.',
        'Responsable: quien decide sobre la finalidad y los medios del tratamiento.',
        'Encargado: quien trata los datos por cuenta del responsable.',
        'Tratamiento: toda operación sobre los datos, como recolectarlos, conservarlos, consultarlos, modificarlos o eliminarlos.',
        'Datos de navegación: los que se generan al usar el sitio o la consola, como dirección IP, tipo de navegador, páginas visitadas y calidad de la conexión.',
      ],
    ],
  },
  {
    id: 'principios',
    title: 'Principios',
    body: [
      'El tratamiento respeta los siguientes principios:',
      [
        'Licitud y transparencia: los datos se obtienen de manera leal y se informa para qué se usan.',
        'Finalidad: no se emplean para fines distintos de los informados.',
        'Minimización y calidad: se piden solo los necesarios y se mantienen exactos y actualizados.',
        'Plazo limitado: se conservan solo el tiempo que la finalidad o la ley exigen.',
        'Seguridad y confidencialidad: se protegen contra el acceso, la alteración y la pérdida.',
        'Responsabilidad: se documentan las medidas adoptadas y su cumplimiento.',
      ],
    ],
  },
  {
    id: 'consentimiento',
    title: 'Condiciones del consentimiento',
    body: [
      'Los datos se tratan con el consentimiento libre, expreso e informado del titular, o por otra causa que la ley admita, como la ejecución del contrato. El consentimiento puede retirarse en cualquier momento, sin efecto retroactivo.',
      'Toda persona puede pedir el acceso a sus datos, su rectificación, su actualización o la eliminación de sus registros escribiendo a {support}. El pedido se responde en los plazos que fija la ley, previa verificación de la identidad de quien lo hace.',
    ],
  },
  {
    id: 'seguridad',
    title: 'Prácticas de seguridad',
    body: [
      'Se aplican medidas técnicas y organizativas acordes con el riesgo: transmisión cifrada, contraseñas guardadas con funciones de derivación, permisos por rol, separación de los datos de cada cliente, registro de los cambios, copias de respaldo y revisión periódica de los accesos.',
      'Ante un incidente que afecte datos personales se informa a los afectados y a la autoridad competente sin demora injustificada, con las medidas tomadas y las que conviene tomar.',
    ],
  },
  {
    id: 'terceros',
    title: 'Divulgación a terceros',
    body: [
      'Los datos no se venden, alquilan ni comparten con terceros para sus propios fines. Solo acceden a ellos los proveedores que hacen falta para prestar el servicio, en calidad de encargados y obligados por contrato, y los canales que el cliente decide conectar.',
      'Los datos estadísticos que se publiquen no permiten identificar a ninguna persona.',
    ],
  },
  {
    id: 'transferencia-internacional',
    title: 'Transferencia internacional',
    body: [
      'Algunos proveedores pueden alojar o tratar datos en otros países. En esos casos se exige que el destino ofrezca un nivel de protección adecuado o, en su defecto, se acuerdan cláusulas contractuales que lo aseguren.',
    ],
  },
  {
    id: 'cadena-de-suministro',
    title: 'Privacidad en la cadena de suministro',
    body: [
      'Los proveedores se evalúan antes de contratarlos y de manera periódica. Se les exigen obligaciones de privacidad y seguridad equivalentes a las de esta política, también respecto de sus propios proveedores, y devolver o eliminar los datos al terminar la relación.',
    ],
  },
  {
    id: 'autoridades',
    title: 'Requerimientos de autoridades',
    body: [
      'Los datos se entregan a una autoridad solo ante un requerimiento válido, emitido por quien es competente y en la medida estrictamente exigida. Se verifica su legalidad, se rechazan los que son excesivos y, salvo prohibición legal, se avisa a la persona afectada para que pueda ejercer sus derechos.',
    ],
  },
]
