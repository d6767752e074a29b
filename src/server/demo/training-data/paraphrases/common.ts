/** Paraphrases for all businesses (see `expandParaphrases`). */
export const commonParaphrases: Readonly<Record<string, string>> = {
  Saludo: `hola _ | _ | buenas _: buen día | buenos días | buenas tardes a todos | qué tal | cómo andan | cómo va | hey`,
  Despedida: `chau _ | bueno, _ | _: nos vemos | hasta luego | eso es todo por hoy | adiós | me despido | hasta mañana | bye | que
    tengan buen día | saludos a todos`,
  Agradecimiento: `_ | gracias, _ | bueno, _: muy amable | muchas gracias por todo | mil gracias | te agradezco mucho | perfecto`,
  'Hablar con una persona': `quiero hablar con _ | me comunicás con _ | necesito que me atienda _ | hay _ que me atienda: una persona | un
    asesor | un humano | un operador | un vendedor | un representante | alguien de atención al cliente`,
}
