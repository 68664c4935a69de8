import type { PlotAgain } from '#lore/authored.ts'

export const fourthHouseAgain: readonly [PlotAgain, PlotAgain] = [
  {
    turns: {
      'new-moon': [
        "You can take everything out of the room except what you'd save. It looks larger, and so does the question. For some days you could leave it at that.",
      ],
      'full-moon': [
        'The room shows what it has been used for, which is putting things in. Somebody may say so, at a bad moment. You could agree, and ask them to carry one end.',
      ],
      eclipse: [
        "Someone moves out or in, or a wall has to come down, and the room is nobody's for a week. You might sleep in it once before you decide.",
      ],
      station: [
        "You'd settled what the room was for, and it doesn't work. It's only furniture. It can go back, and you know more than you did.",
      ],
      'slow-eases': [
        "You notice that you've begun to sit in the room without a reason. It took months and one good lamp. Now it has a purpose, which is you.",
      ],
      'slow-presses': [
        "There's a limit, in money or in square feet, and the room has to be shared or given up. You can say what you'd need in it at the least. It's less than you've been defending.",
      ],
    },
    between: {
      before: ['You walk through the room, move one thing, and move it back.'],
      after: ['People at home go around the changed room for some days, like cats.'],
    },
    toward: {
      eases: ['You may have spent one good evening in the room, and it gives you ideas.'],
      presses: ["You've probably stepped over the same thing in the room for long enough."],
    },
    steps: {
      newMoon: ['You can paint one wall or throw out one chair. It changes how you come home.'],
      fullMoon: [
        'Everyone may be at home at once. You can hear who needs a door and who needs company.',
      ],
      back: [
        'A box from an earlier address may get opened. Half of it can go, and the other half explains something.',
      ],
      on: ['The repair, the lease, or the family vote goes through. You could measure now.'],
      'outer/eases': [
        "What feels like home to you has been changing for years. You may notice it by where you'd rather eat.",
      ],
      'outer/presses': [
        "Something about where you live may become uncertain. It helps to know which three things you'd take.",
      ],
    },
  },
  {
    turns: {
      'new-moon': [
        "You can propose a shorter visit, with something to do in it. Nobody in your family has said no to a walk. It's harder to fall into the old parts side by side.",
      ],
      'full-moon': [
        "The visit shows you where you still sit at that table. You can sit somewhere else for once. It's a small move, and two people will notice it.",
      ],
      eclipse: [
        "A visit may fall through, or turn into a longer one, for a reason that nobody chose. The old rules are off. You could find out who washes up when it isn't you.",
      ],
      station: [
        "The same remark may be made on this visit as on the last. You've had time to think of an answer, and it turns out that a pause will do.",
      ],
      'slow-eases': [
        "The visit goes well, and nobody can say why. You'd stopped trying to be understood, and they had stopped trying to feed you.",
      ],
      'slow-presses': [
        "Somebody is older than on the last visit, and things have to be arranged. It's practical talk, and it's the closest you've been in years. You can ask what they want.",
      ],
    },
    between: {
      before: ["You pack and unpack what you'd like to say on the visit."],
      after: ["You're back from the visit, and it takes a day until you're as old as you are."],
    },
    toward: {
      eases: [
        'You may have had a phone call with one of them that was nearly as good as a visit should be.',
      ],
      presses: ['You may have heard the old tone once already, before the visit has begun.'],
    },
    steps: {
      newMoon: ["You could call for no reason. They may ask what's wrong, and then be glad."],
      fullMoon: [
        "Everybody may be in one room, with everything that's never mentioned. It's still a family, and the food is good.",
      ],
      back: [
        'An old story about you may be told again. You can add the part that they never knew.',
      ],
      on: [
        'A date or a decision that hung between the generations can be settled. It was waiting for somebody to say it simply.',
      ],
      'outer/eases': [
        "You've become easier to have around, and so have they. It happened in the years when nobody was looking.",
      ],
      'outer/presses': [
        'Something at home that you thought would always be there may change. You might want a photo of it.',
      ],
    },
  },
]
