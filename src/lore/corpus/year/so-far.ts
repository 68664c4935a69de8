import type { House } from '#lore/house.ts'
import type { YearLord } from '../../year-ahead.ts'

/** How far the question of a year may have come by the end of its first act, and by the end of its second: clauses. */
export type SoFar = readonly [first: string, second: string]

/** By house, in the order of its questions. */
export const houseAnswersSoFar: Record<House, readonly [SoFar, SoFar]> = {
  1: [
    [
      'you might say that you chose hardly any of it, and say so in the voice you use for strangers',
      "you can probably name two things about your looks that you'd choose again and one that you only kept",
    ],
    [
      "the answer may still be a list of the people who'd have to agree, with nobody on it asked",
      "the list of people who'd have to agree may be down to one name, and it's yours",
    ],
  ],
  2: [
    [
      'you may know what you charge and have no idea who decided on it',
      "you may find that nobody decided on the price, and that it's only ever gone up in your head",
    ],
    [
      "enough is probably a little more than you've got, as it was last year",
      'there may have been one month with enough in it, noticed only when it was over',
    ],
  ],
  3: [
    [
      "you may know to whom you'd say it and have told three other people instead",
      "you're likely to know what you want to say, with only the first sentence missing",
    ],
    [
      "your answer might be a close friend's name, and that friend last heard about your week a while ago",
      'you may have noticed who asks about yesterday and remembers what you said',
    ],
  ],
  4: [
    [
      'the honest answer may be the bathroom and the car',
      'you may know which corner it would be, and whose things would have to move',
    ],
    [
      'you may still call it "how we do things," which means that you haven\'t found it yet',
      'you may have caught yourself at it twice, and the second time stopped in the middle',
    ],
  ],
  5: [
    [
      "everything you'd name may turn out to be good for something, so it doesn't count",
      "there may be one thing that's good for nothing, and you'll have missed it in the weeks without it",
    ],
    [
      'the answer may be nothing that anyone has seen',
      "one person may have seen it, and said something shorter and kinder than what you'd say",
    ],
  ],
  6: [
    [
      "you'd probably still say that all of them are yours, since nobody else does them",
      "you can probably tell which ones you do because you're quick, and that's no reason",
    ],
    [
      "you may know what's wrong with your mornings and keep the same alarm",
      "you may have had a few mornings the other way around, and know what they cost and what they're worth",
    ],
  ],
  7: [
    [
      'you might say that there is no deal, which is what the one who profits from it usually says',
      "you may know what you've been giving for the sake of peace, and that the other side gives something, too",
    ],
    [
      "you may still name the person you've known longest, out of loyalty",
      "you're likely to know whose company you come home from rested, and how seldom that is",
    ],
  ],
  8: [
    [
      "you can probably list what you're owed, and the other list hasn't been started",
      'both lists may exist, and the shorter one is the one that keeps you polite',
    ],
    [
      "the answer may be nobody, and you'd give security as the reason",
      "you may have somebody in mind, and what holds you back is that they'd see how you live",
    ],
  ],
  9: [
    [
      'every place you think of may still come with a reason why it would be good for you',
      "there may be one place left that has no excuse, and that's the one",
    ],
    [
      "you'd probably say that you check everything, and be short of an example",
      'you may have found one that you took over from somebody you wanted to please',
    ],
  ],
  10: [
    [
      'your name may be on whatever nobody else wanted to sign',
      "you may know what you'd like to be asked about, and what you'd like to stop being asked about",
    ],
    [
      "it may be hard to think of a thing you'd stop, which makes you wonder what the aim is for",
      'you may know one thing you do only to look serious, and that you do it on Sundays',
    ],
  ],
  11: [
    [
      "you'd probably choose all of them, because choosing sounds unkind",
      "you're likely to know whom you tell things to first and whom you tell last",
    ],
    [
      'you may be hoping for it so quietly that nobody has had the chance to join',
      'two people may know about it, and one of them has asked when',
    ],
  ],
  12: [
    [
      'the answer may be that you pick up your phone, and that it lasts about four minutes',
      'you may have had one evening that nobody got, and would like another',
    ],
    [
      "you'd probably say it isn't important, as you've been saying for years",
      "you may know whom you'd tell, and that it would take less than five minutes",
    ],
  ],
}

/** Without a birth time: by what the heaviest transit touches. */
export const pointAnswersSoFar: Record<YearLord, readonly SoFar[]> = {
  sun: [
    [
      'you may only be able to think of things that somebody clapped for',
      'there may be one thing you kept doing after nobody asked about it anymore',
    ],
    [
      "you'd probably recognize about a third of it, and blame the rest on the week",
      "you can probably tell which habits you'd defend and which you'd hand over without a word",
    ],
    [
      "nobody may know yet, because you've been waiting for them to guess",
      'one person may have heard it from you, in passing, and remembered',
    ],
    [
      "you'd probably say impatient, mostly with yourself",
      'you may have been bad at something in company, and what you remember of it is the company',
    ],
  ],
  moon: [
    [
      'you may be naming what settles other people',
      'you may know what it is, and that you do without it on exactly the days that call for it',
    ],
    [
      "you'd probably say that you're only considerate",
      'you may have noticed whose mood you check first when you come in',
    ],
  ],
  mercury: [
    [
      'you can probably think of several people who ought to change theirs',
      'there may be one opinion that you argue for with less breath than before',
    ],
    [
      "you might say there's nothing, and explain it to someone for the third time in the same week",
      'you may know what it is, and which step you always forget to mention',
    ],
  ],
  venus: [
    [
      'most of your answers may begin with what other people like about it',
      "there may be three or four that you'd pick in the dark",
    ],
    [
      "you'd probably say that you don't keep count, and you know the count",
      "you may know with whom it's uneven, and that you've never mentioned it",
    ],
  ],
  mars: [
    [
      "you can probably say at once what you're against",
      "you may know one thing you'd want even if everybody agreed with you",
    ],
    [
      'the hints may be getting broader, with nobody taking one',
      "you may know the sentence, and it's about six words long",
    ],
  ],
  jupiter: [
    [
      'you may be hoping for what seems polite to hope for',
      'you may know how large it is, and that you shrink it when somebody asks',
    ],
    [
      'enough is probably whatever comes next',
      'you may have turned one thing down without missing it',
    ],
    [
      'you may have explained it well several times',
      'you may have done one small thing about it, and explained it less',
    ],
  ],
  saturn: [
    [
      "you'd probably sign up for all of them again, out of habit",
      "you may know which obligation you'd drop, and whom you'd have to tell",
    ],
    [
      "you may be proud of how solid it is without having asked whether it's comfortable",
      'you may know which part you would keep and which part you only finished because you had begun',
    ],
    [
      "you'd probably say that it has to be hard, or else anyone would do it",
      'you may have done one thing the easy way, and it has held',
    ],
  ],
}
