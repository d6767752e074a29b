/** Customers' phrases by intent, for all businesses. */
export const common: Readonly<Record<string, string>> = {
  Saludo: `hola | buen día | buenas tardes | buenas | holaa | qué tal | hola, cómo están? | buenas noches | hola buen dia | hey |
    hola, una consulta | hola hay alguien? | buenos dias | holis | hola quería hacer una pregunta`,
  Despedida: `chau | hasta luego | nos vemos | adiós | eso es todo | hasta mañana | chau gracias | listo, nada más | bye | no, nada
    más | hasta la próxima | me despido | saludos`,
  Agradecimiento: `gracias | muchas gracias | mil gracias | genial, gracias | te agradezco | muy amable | graciass | gracias por la
    ayuda | perfecto, gracias | buenísimo gracias | se agradece | me sirvió mucho, gracias`,
  'Hablar con una persona': `quiero hablar con una persona | pasame con alguien | necesito un asesor | hay algún humano? | no quiero
    hablar con un robot | me comunicás con un vendedor | atención al cliente | quiero que me atienda una persona | hablar con un
    operador | derivame con alguien por favor | me puede llamar alguien | esto no me sirve, quiero un representante`,
}
