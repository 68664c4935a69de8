import type { WholeArgument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const leoSunAndMercuryAgain: Partial<Record<Sign, WholeArgument>> = {
  Cancer: {
    opening: [
      "You give the big speech, and you can name the one person who didn't clap.",
      'You like to give, and to be seen giving (your Sun in Leo).',
      'Your Mercury in Cancer takes in the room face by face and keeps it, so on the way home you go through the audience, row by row.',
      'Everyone else remembers the applause.',
    ],
    turn: "You shine outward, and you listen for who wasn't warmed.",
    task: [
      "Call the one who didn't clap, this month, about something else entirely.",
      "Don't bring it up.",
      "They may have been tired, and they'd be touched that you noticed they were there.",
    ],
    settles: [
      "A generous person who notices who's cold is just the one to have at the head of the table.",
      'When the noticing leads to a kind word and stops there, the applause gets to stay with you.',
    ],
  },
  Virgo: {
    opening: [
      'You have the vision, and it comes with footnotes.',
      "You'd like to do a thing on the grand scale (your Sun in Leo), and in your mind's eye it's finished and lit.",
      'Your Mercury in Virgo asks about parking.',
      'So the people who came for the vision hear mostly about parking, and have to imagine the rest.',
    ],
    turn: 'What you see is magnificent, and what you say is exact.',
    task: [
      'Put the whole of it on one page this month, with nothing on the page that would need a footnote.',
      'Show people the page first.',
      "They can help you with the parking once they know what they're driving to.",
    ],
    settles: [
      'The eye for detail is what will make the grand thing stand.',
      'It only has to come second, when there are people who want to build it with you.',
    ],
  },
}
