import type { House } from '#lore/house.ts'
import type { YearLord } from '../../year-ahead.ts'

/** What the question of a year has been answered with by the end of its first act, and by the end of its second. */
export type SoFar = readonly [first: string, second: string]

/** By house, in the order of its questions. */
export const houseAnswersSoFar: Record<House, readonly [SoFar, SoFar]> = {
  1: [
    [
      "So far you'd say that you chose hardly any of it, and you say so in the voice you use for strangers.",
      "By now you can name two things about your looks that you'd choose again and one that you only kept.",
    ],
    [
      "So far the answer is a list of the people who'd have to agree, and nobody on it has been asked.",
      "By now the list of people who'd have to agree is down to one name, and it's yours.",
    ],
  ],
  2: [
    [
      'So far you know what you charge and have no idea who decided on it.',
      "By now you know that nobody decided on the price, and that it's gone up nowhere but in your head.",
    ],
    [
      "So far enough is a little more than you've got, as it was last year.",
      "By now you've seen one month in which you had enough, and you noticed it only when it was over.",
    ],
  ],
  3: [
    [
      "So far you know to whom you'd say it, and you've told three other people instead.",
      'By now you know what you want to say, and only the first sentence is missing.',
    ],
    [
      "So far your answer would be a close friend's name, and that friend last heard about your week in spring.",
      "By now you've noticed who asks about yesterday and remembers what you said.",
    ],
  ],
  4: [
    [
      'So far the honest answer is a drawer and the car.',
      'By now you know which corner it would be, and whose things would have to move.',
    ],
    [
      'So far you\'d call it "how we do things", which means that you haven\'t found it yet.',
      "By now you've caught yourself at it twice, and the second time you stopped in the middle.",
    ],
  ],
  5: [
    [
      "So far everything you'd name turns out to be good for something, so it doesn't count.",
      "By now you've got one thing that's good for nothing, and you've missed it in the weeks without it.",
    ],
    [
      'So far the answer is nothing that anyone has seen.',
      'By now one person has seen it, and what they said was shorter and kinder than what you say.',
    ],
  ],
  6: [
    [
      "So far you'd say that all of them are yours, since nobody else does them.",
      "By now you can tell which ones you do because you're quick, and that's no reason.",
    ],
    [
      "So far you know what's wrong with your mornings and keep the same alarm.",
      "By now you've had a few mornings the other way around, and you know what they cost and what they're worth.",
    ],
  ],
  7: [
    [
      "So far you'd say there is no deal, which is what the one who profits from it usually says.",
      "By now you know what you've been giving for the sake of peace, and that the other side gives something, too.",
    ],
    [
      "So far you'd name the person you've known longest, out of loyalty.",
      'By now you know whose company you come home from rested, and how seldom that is.',
    ],
  ],
  8: [
    [
      "So far you can list what you're owed, and the other list hasn't been started.",
      "By now both lists exist, and the shorter one is the one that's kept you polite.",
    ],
    [
      'So far the answer is nobody, and you give security as the reason.',
      "By now you have somebody in mind, and what holds you back is that they'd see how you live.",
    ],
  ],
  9: [
    [
      'So far every place you think of comes with a reason why it would be good for you.',
      "By now there's one place left that has no excuse, and that's the one.",
    ],
    [
      "So far you'd say that you check everything, and you can't think of an example.",
      "By now you've found one that you took over from somebody you wanted to please.",
    ],
  ],
  10: [
    [
      'So far your name is on whatever nobody else wanted to sign.',
      "By now you know what you'd like to be asked about, and what you'd like to stop being asked about.",
    ],
    [
      "So far you can't think of a thing you'd stop, which makes you wonder what the aim is for.",
      'By now you know one thing you do only to look serious, and you do it on Sundays.',
    ],
  ],
  11: [
    [
      "So far you'd choose all of them, because choosing sounds unkind.",
      'By now you know whom you tell things to first and whom you tell last.',
    ],
    [
      'So far you hope for it quietly, so nobody has had the chance to join.',
      'By now two people know about it, and one of them has asked when.',
    ],
  ],
  12: [
    [
      'So far you pick up your phone, and it lasts about four minutes.',
      "By now you've had one evening that nobody got, and you'd like another.",
    ],
    [
      "So far you'd say it isn't important, and you've been saying so for years.",
      'By now you know whom you would tell, and that it would take less than five minutes.',
    ],
  ],
}

/** Without a birth time: by what the heaviest transit touches. */
export const pointAnswersSoFar: Record<YearLord, readonly SoFar[]> = {
  sun: [
    [
      'So far you can only think of things that somebody clapped for.',
      "By now there's one thing you kept doing after nobody asked about it any more.",
    ],
    [
      "So far you'd recognize about a third, and you blame the rest on the week.",
      "By now you can tell which habits you'd defend and which you'd hand over without a word.",
    ],
    [
      "So far nobody knows, because you've been waiting for them to guess.",
      "By now you've told one person, in passing, and they remembered.",
    ],
    [
      "So far you'd say impatient, mostly with yourself.",
      "By now you've been bad at something in company, and what you remember of it is the company.",
    ],
  ],
  moon: [
    [
      'So far you name what settles other people.',
      'By now you know what it is, and that you do without it on exactly the days that call for it.',
    ],
    [
      "So far you'd say that you're only considerate.",
      'By now you know whose mood you check first when you come in.',
    ],
  ],
  mercury: [
    [
      'So far you can think of several people who ought to change theirs.',
      "By now there's one opinion that you argue for with less breath than before.",
    ],
    [
      "So far you'd say there's nothing, and in the same week you explain it to someone for the third time.",
      'By now you know what it is, and which step you always forget to mention.',
    ],
  ],
  venus: [
    [
      'So far most of your answers begin with what other people like about it.',
      "By now there are three or four you'd pick in the dark.",
    ],
    [
      "So far you'd say that you don't keep count, and you know the count.",
      "By now you know with whom it's uneven, and that you've never mentioned it.",
    ],
  ],
  mars: [
    [
      "So far you can say at once what you're against.",
      "By now you know one thing you'd want even if everybody agreed with you.",
    ],
    [
      'So far the hints are getting broader, and nobody has taken one.',
      "By now you know the sentence, and it's six words long.",
    ],
  ],
  jupiter: [
    [
      'So far you hope for what seems polite to hope for.',
      'By now you know how large it is, and that you shrink it when somebody asks.',
    ],
    [
      'So far enough is whatever comes next.',
      "By now you've turned one thing down, and you don't miss it.",
    ],
    [
      "So far you've explained it well several times.",
      "By now you've done one small thing about it, and explained it less.",
    ],
  ],
  saturn: [
    [
      'So far you would sign up for all of them again, out of habit.',
      "By now there's one that you'd leave out, and you know who would have to hear it.",
    ],
    [
      "So far you're proud of how solid it is, and you haven't asked whether it's comfortable.",
      'By now you know which part you would keep and which part you only finished because you had begun.',
    ],
    [
      "So far you'd say that it has to be hard, or else anyone would do it.",
      "By now you've done one thing the easy way, and it has held.",
    ],
  ],
}
