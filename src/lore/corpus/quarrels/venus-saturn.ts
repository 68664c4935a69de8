import type { QuarrelArgument } from '#lore/authored.ts'

export const venusSaturnQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You want to enjoy things while they're here and {partner} wants to have earned them first, so you keep arriving at pleasure on different days.",
    matter: 'whether pleasure comes before or after the work',
    quarrel: [
      "Say there's a concert on Thursday and you could still get seats, and {partner} says after the deadline ({contact}).",
      "There's always something it has to come after.",
      'You start to feel that being with you is a reward, to be given out in good quarters, and you go with a friend and enjoy it a bit too loudly.',
      "They stay in and work, they think of you the whole time, and they'd like it noticed that they were hurrying in order to have the weekend free for you.",
    ],
    repair: [
      "With that concert you make pleasure into a protest, and they get the bill for a thing they didn't attend.",
      "They promise you an afterward without a date, and you've heard that one before.",
      'It turns when they name a day and keep it, since they do keep it, and when you let them finish without sighing in the next room.',
    ],
    yours:
      "Ask for small pleasures often, because a large one looks to them like an expense and a small one doesn't.",
    theirs:
      'Things would go easier if {partner} took one evening off before it was deserved and noticed that nothing fell down.',
    both: 'Buy something for the two of you this month that lies a good way ahead, so that you get the looking forward and {partner} gets the planning.',
    last: "You teach {partner} to enjoy it while it's here, they see to it that it's still here next year, and that comes to more pleasure than either of you had alone.",
  },
  {
    thesis:
      "You'd like {partner} to let go with you, and {partner} is more at ease holding your things.",
    matter: 'how much letting go is enough',
    quarrel: [
      "Say there's dancing at a party, you hold out your hand, and {partner} says they'll watch your things ({contact}).",
      'You dance with others and look back at a person with two jackets over one arm, and you feel supervised.',
      "They were admiring you the entire time, only it's been so long since they danced that to start again would be an announcement.",
      "You end up leaving early with somebody who'd never have asked you to.",
    ],
    repair: [
      'At that party you ask in front of everyone, where the only possible answer is no.',
      "They refuse the dance when it's the crowd that they mind, and leave you to think it's the two of you.",
      "In an empty kitchen they do dance, somewhat formally at first, and by the third time it's not far from letting go.",
    ],
    yours: "Invite them when no one's looking, and don't tell anybody afterward.",
    theirs:
      'It would mean more than they think if {partner} said "I love watching you" before you set off.',
    both: 'Learn one dance from a video this month, at home with the shades down, eight minutes at a time.',
    last: '{partner} may never let go the way you do, but in an empty kitchen, to the right song, it comes close.',
  },
]
