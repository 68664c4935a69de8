import type { MonthPlot } from '#lore/authored.ts'
import type { House } from '#lore/house.ts'

export const slowPressesMonths: Record<House, MonthPlot[]> = {
  1: [
    {
      opens: [
        'A manner that has served you for years is under pressure.',
        'It may be the cheerful one, the tough one, or the habit of apologizing first.',
        'Lately it takes more strength than it saves, and people have begun to look past it.',
      ],
      turns: [
        'The manner gives, in front of a witness.',
        "For a moment you're without it, tired or angry or simply honest, and what comes back from the other person is kinder than you expected.",
      ],
      settles: [
        'The old manner is still there when you need it, and you need it less.',
        "You've found out which people were only ever fond of the manner, and there were fewer than you feared.",
        "How you'll come across instead takes longer than a month, and strangers are good practice.",
      ],
    },
  ],
  2: [
    {
      opens: [
        'What you count on is being counted.',
        'It may be savings, a skill, or just the belief that you can manage on little.',
        "The month begins with a sum that doesn't come out the way it used to.",
      ],
      turns: [
        'The sum is done again, without the hopeful entries.',
        "It's uncomfortable for an evening, and then you know what you can do without, which is worth knowing at any income.",
      ],
      settles: [
        "You've lost a comfortable guess and gained a plan.",
        'The sum comes out, on a smaller scale or with one more source than before, and you did it yourself.',
        'The next few seasons will still ask for care, and you can be careful now without being afraid.',
      ],
    },
  ],
  3: [
    {
      opens: [
        "There's a sentence you've been avoiding, and the whole month leans on it.",
        "It's short, it's true, and it would change how one or two people talk to you, perhaps a brother or sister, perhaps the neighbor you see every day.",
        "You've become very good at speaking around it.",
      ],
      turns: [
        'The sentence gets said, by you or to you.',
        "It's blunter than it needed to be, and after the first silence the talk is better than it has been for a long time.",
      ],
      settles: [
        'With the sentence out, everyday talk has its ease back.',
        "You've apologized for the tone and kept the content.",
        "The other person may need a while, and there'll be a second conversation, a calmer one, that you don't have to prepare.",
      ],
    },
  ],
  4: [
    {
      opens: [
        'Home has rested on an arrangement that nobody would have chosen.',
        'It has to do with who lives where, who looks after whom, or what may be mentioned at family dinners.',
        'It held because everyone held still, and this month one person moves.',
      ],
      turns: [
        'The arrangement breaks, or is ended.',
        'It makes a good deal of noise for a day or two, and then you hear how loud it was before.',
      ],
      settles: [
        "You don't have a finished home yet, only one that can be spoken about.",
        'The arrangement that replaces the old one has dates and names in it.',
        "An older relative or a roommate may stay sore for some time, and it isn't your task to hurry them.",
      ],
    },
  ],
  5: [
    {
      opens: [
        'Fun has been hard to come by, and for a while you put it down to being busy.',
        'The truth is that you stopped giving yourself permission.',
        "A hobby has turned into a duty, or a romance into an exam, and this month it shows that nobody's playing.",
      ],
      turns: [
        "You find out what you'd do if it earned you nothing.",
        "It's an embarrassing answer, and it's alive, which none of the sensible ones were.",
      ],
      settles: [
        'Permission, it turns out, was yours to give.',
        "You've dropped one pastime that had become a performance and taken up a cheaper one, badly.",
        "There's still a stern voice in the room at times, and it gets quieter when you laugh.",
      ],
    },
  ],
  6: [
    {
      opens: [
        'Your days carry a load that was built for two.',
        "It's made of chores, of looking after people, and of work you took on for a week and kept for years.",
        "The month begins with your body's opinion of it, delivered as a stiff neck or a bad night.",
      ],
      turns: [
        'One piece of the load comes off because it has to.',
        "You said no, or you stayed in bed, or the thing you'd been propping up fell over by itself and nobody minded much.",
      ],
      settles: [
        'The load you have now has been weighed.',
        'Some of it is yours and you carry it without complaint, and the rest has gone back to its owners, who are coping.',
        "Your body will want a say in every new promise for a while, and it's usually right.",
      ],
    },
  ],
  7: [
    {
      opens: [
        "You and one other person have been out of balance, and you've both been polite about it.",
        'One of you decides more, gives more, or waits more.',
        'This month the politeness runs out before the affection does.',
      ],
      turns: [
        'The balance tips far enough for both to see it.',
        'One says what they have put up with, the other says they had no idea, and both are telling the truth.',
      ],
      settles: [
        "You've either struck a new balance or agreed to keep a greater distance, and each of these is better than keeping score.",
        'It cost a few evenings.',
        'Small things slide back by themselves if nobody watches them, so both of you are watching.',
      ],
    },
  ],
  8: [
    {
      opens: [
        'You and another person both have a hold on the same thing.',
        'It may be money, a secret, a promise, or a piece of the past, and neither of you can move while the other one pulls.',
        'The month begins with a tug.',
      ],
      turns: [
        'Your hand opens, or theirs does.',
        "What you've been gripping turns out to be worth less than the strength it took, and you've got both arms back.",
      ],
      settles: [
        "The hold is gone, and with it a kind of closeness that you'd mistaken for trust.",
        "What's owed has been written down.",
        'There may be one more round of paperwork or of tears, and after that you can decide freely what to share.',
      ],
    },
  ],
  9: [
    {
      opens: [
        "A certainty you've lived by is being questioned.",
        'It could be a faith, a political view, a plan to leave one day, or your idea of what people like you can learn.',
        "You've defended it so often that you haven't looked at it lately.",
      ],
      turns: [
        'The certainty cracks at one point, and you put your finger on the place.',
        "It's frightening for about as long as it takes to say it to a friend.",
      ],
      settles: [
        'You know less than you did, and what you know has been tested.',
        'The certainty has become a view, held by choice and open on one side.',
        "A course, a trip, or a long book may come out of this next season, and it'll find you curious.",
      ],
    },
  ],
  10: [
    {
      opens: [
        'The role you play in public has become heavy.',
        'You may have asked for it, or it was left to you when others stepped back, and either way people now expect it of you.',
        'This month they expect a little more than you have.',
      ],
      turns: [
        "You're tested in the role where everyone can see.",
        "Most of it you do well, one thing you don't do at all, and the thing you refuse turns out to be the one you'd been dreading.",
      ],
      settles: [
        "The role fits better, because you've had it altered.",
        "There's less of it, it has your name on it, and the people around you have found out that you can say no.",
        "A change of direction is still possible, and you'd go into it with your eyes open.",
      ],
    },
  ],
  11: [
    {
      opens: [
        "A circle of friends has been changing shape, and you've been pretending that it isn't.",
        "One has moved on, one has said a thing you can't unhear, or you've become the person who pays.",
        'The month starts with an evening that you leave early.',
      ],
      turns: [
        'One friendship comes to its point.',
        "There's a plain talk or a plain absence, and afterward you can see who in the circle you'd choose again.",
      ],
      settles: [
        "It's a smaller circle, and you don't have to act in it.",
        "You miss one person and you're relieved about another, and sometimes that's the same person.",
        "New faces come later, through a cause you care about or a neighbor, and there's no hurry to fill the places.",
      ],
    },
  ],
  12: [
    {
      opens: [
        'You have an escape that nobody knows about.',
        'It might be a screen late at night, a daydream, a drink, or simply not answering.',
        "It used to bring you back rested, and this month it's plain that it doesn't.",
      ],
      turns: [
        'The escape is found out, if only by you.',
        'What it was keeping you from is an old, tired feeling that asks for very little, mainly to be allowed in.',
      ],
      settles: [
        "You haven't given up every escape, and nobody said you had to.",
        "You've kept the ones that let you come back.",
        "Being alone is pleasanter since there's less to run from, and whatever is left will show itself in its own time, probably on a quiet evening.",
      ],
    },
  ],
}
