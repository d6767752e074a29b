/** Customers' phrases by intent, for all businesses. */
export const common: Readonly<Record<string, string>> = {
  Saludo: `hola | buen día | buenas tardes | buenas | holaa | qué tal | hola, cómo están? | buenas noches | hola buen dia | hey |
    hola, una consulta | hola hay alguien? | buenos dias | holis | hola quería hacer una pregunta | quiubo | qué onda | aló |
    hola, disculpe | buenas tardes vecino | buenos días, una pregunta | buenas, me puede ayudar? | hola q tal`,
  Despedida: `chau | hasta luego | nos vemos | adiós | eso es todo | hasta mañana | chau gracias | listo, nada más | bye | no, nada
    más | hasta la próxima | me despido | saludos | chao | listo, chao | que esté muy bien | ahí nos vemos | que tenga buena tarde |
    no, eso sería todo`,
  Agradecimiento: `gracias | muchas gracias | mil gracias | genial, gracias | te agradezco | muy amable | graciass | gracias por la
    ayuda | perfecto, gracias | buenísimo gracias | se agradece | me sirvió mucho, gracias | gracias, muy amables | te pasaste,
    gracias | se agradece harto | muchísimas gracias | le agradezco | gracias por la atención | dale gracias`,
  'Hablar con una persona': `quiero hablar con una persona | pasame con alguien | necesito un asesor | hay algún humano? | no quiero
    hablar con un robot | me comunicás con un vendedor | atención al cliente | quiero que me atienda una persona | hablar con un
    operador | derivame con alguien por favor | me puede llamar alguien | esto no me sirve, quiero un representante | me comunica con
    un asesor | quiero hablar con un ejecutivo | páseme con una persona de verdad | comuníqueme con alguien | necesito hablar con el
    encargado | con el dueño quiero hablar | hay alguien que me conteste | no quiero bot, quiero una persona | me puede llamar un
    asesor | me atiende alguien? este bot no me entiende | con un vendedor por favor | pásame a un humano | hay alguien de la
    recepción?`,
}
