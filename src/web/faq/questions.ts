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
          'The date alone gives the signs of the planets. The sky turns one degree every four minutes, so the rising sign and the houses, which show where in your life each planet is at work, need the time and the place. If you do not know the time, check "I don\'t know my birth time". You get a chart without houses and without a rising sign, and everything we say about it holds for your whole birthday.',
      },
      {
        question: 'Where do the readings come from?',
        answer:
          'First we compute your chart: the positions of the planets to the minute of arc, with the clock time that was in use at your birthplace. Then we write a text from the facts of that chart and nothing else. Each paragraph has a "Why?" that shows those facts and highlights them in the tables. Below the reading you find the offset, the time zone and the source of the positions, so anyone can check the chart.',
      },
      {
        question: 'How does the free trial work, and how do I cancel?',
        answer:
          'The trial lasts 30 days and includes everything. You pay nothing before it ends; after that it costs $5.99 a month or $59.99 a year. You can cancel at any time on your subscription page, and you keep access until the end of the period you paid for. Your saved readings stay yours, with or without a subscription.',
      },
    ],
  },
  {
    title: 'Dating & Matchmaking',
    questions: [
      {
        question: 'Is Cosmic Matchmaking part of this site?',
        answer:
          'No. It is a separate phone app with its own account. This site is for your chart, your readings and your horoscopes. The Cosmic Matchmaking page says where to get the app.',
      },
      {
        question: 'What does "three words" mean?',
        answer:
          'You describe the person you hope to meet in three words, such as "curious, gentle, late". The app translates them into qualities of a chart and looks for people whose charts have them. It gives you a way to start a conversation. Nobody has to pass it.',
      },
      {
        question: 'Can a chart tell whether we will be happy?',
        answer:
          'No, and nobody should sell you that. A comparison of two charts describes what may draw you together, how you talk, where you may clash and what may last. The rest is up to you. Astrology is for reflection and entertainment.',
      },
      {
        question: 'Who can use it?',
        answer:
          'You must be 18 or older to use the app or to have an account on this site. You can have a chart drawn for anyone, such as your child.',
      },
    ],
  },
]
