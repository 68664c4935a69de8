import type { MonthAreas } from '#lore/authored.ts'

export const plutoAreas: MonthAreas = {
  1: {
    eases: [
      "You have more authority than you had, and you don't need to use it.",
      "You've changed at some depth, and people begin to treat you accordingly.",
    ],
    presses: [
      "Somebody may hold on to a fixed idea of you. You've outgrown that version.",
      'You feel that something in you has to change, whether you have time for it or not.',
    ],
  },
  2: {
    eases: [
      'You know what your money is for, and that gives you power over it.',
      "You can turn something you'd written off into something of value.",
    ],
    presses: [
      'You have to rethink what you depend on for money.',
      "You may hold on to something because losing it once was hard. It's different now.",
    ],
  },
  3: {
    eases: [
      'You can say what has never been said, and it changes the tone for good.',
      'You get to the bottom of something by asking one more question.',
    ],
    presses: [
      'Something you rely on may have to be thought through again from the beginning.',
      "A conversation may turn into a contest over who's right. Look for what each of you is afraid of.",
    ],
  },
  4: {
    eases: [
      'Something old in the family loses its power over you.',
      'You can change how you live from the ground up, slowly.',
    ],
    presses: [
      "Family, or your living situation, may be changing in ways you don't control. You control your part.",
      'An old power struggle at home may have another round. You can leave your chair empty.',
    ],
  },
  5: {
    eases: [
      'What you love gives you strength, and you can put all of yourself into it.',
      'A feeling for someone or something gets deeper.',
    ],
    presses: [
      'You want somebody or something so much that it stops being fun.',
      'You may have to let a child, an idea, or an affair go its own way.',
    ],
  },
  6: {
    eases: [
      'You can change a habit at the root.',
      "You work with great concentration and you don't get tired of it.",
    ],
    presses: [
      "Work may ask for everything you have. Decide beforehand what it can't have.",
      "A habit may show who's in charge. You can change it if you tell somebody.",
    ],
  },
  7: {
    eases: [
      'You and someone close can talk about the real thing.',
      "Somebody's trust in you goes deeper, and it's mutual.",
    ],
    presses: [
      "There may be a question of power between you and somebody, and it's better asked aloud.",
      'Something between you and one close person may change. Whatever you two agree on now, spell it out.',
    ],
  },
  8: {
    eases: [
      "You can let go of something that you'd held on to for years.",
      "You find out the truth about a shared matter, and it's better than not knowing.",
    ],
    presses: [
      'Trust, money, or control may be at stake with someone. Keep to what you can prove and what you feel.',
      'You may not want to need anybody. You do, and so do they.',
    ],
  },
  9: {
    eases: [
      'What you believe goes deeper than it did.',
      "You can learn something thoroughly, and it'll change what you do.",
    ],
    presses: [
      "A conviction may break, and you'll be freer without it.",
      'Somebody may want to convert you. You can thank them.',
    ],
  },
  10: {
    eases: [
      'You have real influence at work, and you can use it for something.',
      'You can rebuild how you work from the bottom.',
    ],
    presses: [
      'Somebody with a title may want more say in what you do than you agreed to, so it helps to have things in writing.',
      'Your idea of success may be changing, and you may have to disappoint somebody because of it.',
    ],
  },
  11: {
    eases: [
      'A few friendships go deep, and they matter more than the many.',
      "You have influence in a group, and people listen to what you don't say, too.",
    ],
    presses: [
      'You may see how power works in a group you belong to, and want less of it.',
      'A hope you had for years may have to go to make room.',
    ],
  },
  12: {
    eases: [
      "You face something that you'd avoided, and it shrinks.",
      'You understand an old pattern of yours, and you can stop it.',
    ],
    presses: [
      "Something you'd put away may come up again. It comes up to be finished.",
      'You may fight with yourself where nobody sees. Tell one person.',
    ],
  },
}
