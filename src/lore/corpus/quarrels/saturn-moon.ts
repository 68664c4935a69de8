import type { QuarrelArgument } from '#lore/authored.ts'

export const saturnMoonQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "Once you've spoken for both of you it has to stand, and {partner} may need to be let off on that very day.",
    matter: 'whether a promise can wait for a better day',
    quarrel: [
      "Say you've told a relative that you'd both be there on Sunday, and on Sunday {partner} can't face it ({contact}).",
      'They slept badly, the day has begun too loudly for them, and they need some hours without relatives in them.',
      "To you it's a promise being broken by somebody in pajamas, so you say that nobody ever feels like it, and that's meant as comfort.",
      "You go alone and make excuses that anybody can see through, and they stay home and can't enjoy a minute of it.",
    ],
    repair: [
      "On that Sunday you speak of duty to somebody who's asking for mercy, and you speak of it as if you'd never needed any.",
      'They let it get to the last hour, when a no from them becomes a lie from you.',
      "There's nearly always a half visit to be had, an hour with a way out, and they can face that when you offer it before they have to plead.",
    ],
    yours: 'Ask them the evening before how it looks, and treat what you hear as information.',
    theirs: 'Things would go easier if {partner} told you on Thursday that Sunday was wobbling.',
    both: "Go through the next month's obligations together, mark the three that truly count, and write to the others with one excuse that's true for both of you.",
    last: "You'll keep the appointments that matter, and {partner} will be beside you at them and feel up to it.",
  },
  {
    thesis:
      'You show that you care by being on time, and {partner} needs you most at the moment of leaving.',
    matter: 'how long a goodbye takes',
    quarrel: [
      "Say you've got a train at 8:12, and {partner} would like to be held ({contact}).",
      'You do hold them, and they can feel you counting over their shoulder, so they hold on tighter to make it stop.',
      "You say that you'll be back on Sunday, as though that were the question.",
      'They let go with a look, and you get there with sixteen minutes to spare, and you spend them on the platform feeling that you left something on the stove.',
    ],
    repair: [
      'In a goodbye like that you treat tenderness as one of the delays.',
      "They save all of theirs for the final minute and then measure you by it, when there's been a whole evening beforehand in which you'd have had both arms free.",
      "Put the goodbye on the schedule, half an hour before it's needed, and you're as good at it as anyone.",
    ],
    yours:
      "Set your alarm twenty minutes earlier on days when somebody's leaving, and tell them what it's for.",
    theirs:
      'It would mean more than they think if {partner} said the important thing at supper the night before.',
    both: "Make a small ceremony of coming and going this month that's always the same, with {partner} deciding what's in it.",
    last: "You're as punctual as ever, and for {partner} the moment of leaving has gotten long enough.",
  },
]
