export interface Question {
  question: string
  answer: string
}

export const questionGroups: { title: string; questions: Question[] }[] = [
  {
    title: 'Personalized Astrology',
    questions: [
      {
        question: 'Why do you need my birth time and place, and what if I do not know the time?',
        answer:
          'The sky turns a degree every four minutes. The date alone gives the signs of the planets; the minute and the place give the rising sign and the houses, which is to say where in your life the planets are at work. If you do not know the time, tick "I don\'t know my birth time". You get a chart without houses and without a rising sign, and everything that is said of it holds for your whole day.',
      },
      {
        question: 'Where do the readings come from?',
        answer:
          'First your chart is computed: the places of the planets to the minute of arc, with the history of the clock at your birthplace. Then a text is written from the facts of that chart and from nothing else. Each paragraph has a "Why?" that shows the facts it rests on and lights them up in the tables. The offset, the time zone and the source of the positions are printed below, so that anybody can compute the chart again.',
      },
      {
        question: 'How does the free trial work, and how do I leave?',
        answer:
          'The trial lasts 30 days and opens everything. Nothing is charged before it ends; afterwards it is $5.99 a month, or $59.99 a year. You can cancel at any time on your subscription page, and keep your access until the end of what is paid. Readings that you have saved stay yours, whether you are subscribed or not.',
      },
    ],
  },
  {
    title: 'Dating & Matchmaking',
    questions: [
      {
        question: 'Is Cosmic Matchmaking part of this site?',
        answer:
          'No. It is an app of its own for the phone, with its own account. This site is for your chart, your readings and your days; the page about the app says where it can be had.',
      },
      {
        question: 'What does "three words" mean?',
        answer:
          'You describe the person you hope to meet in three words, as "curious, gentle, late". The app reads them as qualities of a chart and looks for people whose charts have them. It is a way to begin a conversation and not a test that anybody passes.',
      },
      {
        question: 'Can a chart tell whether we will be happy?',
        answer:
          'No, and nobody should sell you that. A comparison of two charts describes what may draw you together, how you talk, where it may rub and what may hold. What you make of it is yours. Astrology is offered here for reflection and entertainment.',
      },
      {
        question: 'Who may use it?',
        answer:
          'Adults: you must be 18 or older for the app and for an account on this site. A chart itself may be drawn for anyone, your child for instance.',
      },
    ],
  },
]
