import type { DayThought } from '#lore/authored.ts'
import type { House } from '#lore/house.ts'

/** The work of a person, by the house of the planet that rules the Midheaven. */
export const midheavenThoughts: Record<House, Record<'eases' | 'presses', DayThought>> = {
  1: {
    eases: {
      says: [
        'Someone may want you for a job, and mean you in particular.',
        'The ruler of your Midheaven is in the first house, so your work goes out under your own face, whatever the company is called.',
        'That can be tiring.',
        "At the moment it's an advantage, because somebody with a say would rather deal with a person than with a process.",
      ],
      task: "Deliver one thing in person that you'd usually send.",
    },
    presses: {
      says: [
        'Somebody may call the work fine, and you hear how they said it.',
        'With the ruler of your Midheaven in the first house you are what you do, so a note in the margin feels like a remark about your face.',
        "They'll be talking about page four.",
        "If you can let it be about page four you will have it fixed within the hour, and they'll think you easy to work with.",
      ],
      task: 'Ask what exactly they would change, and write it down word for word before you reply.',
    },
  },
  2: {
    eases: {
      says: [
        "What you do is worth something, and there's someone who can pay for it.",
        'The ruler of your Midheaven is in the second house, and you feel successful when it shows in the account.',
        "You don't have to be shy about that.",
        'A plain question about money goes over well, since the person you would ask has just seen what they get for it.',
      ],
      task: 'Name your price, your rate, or the raise, as a number, to somebody who can say yes.',
    },
    presses: {
      says: [
        "You're doing more than you are paid for, and you can say by how much.",
        'With the ruler of your Midheaven in the second house, praise that comes without money has always struck you as half a sentence.',
        'You may have had a lot of that kind.',
        'You could be offended, or you could treat it as the opening of a negotiation that nobody else is going to begin.',
      ],
      task: "List what you did last month that wasn't in the job, and send it to the person who sets your pay.",
    },
  },
  3: {
    eases: {
      says: [
        'Something you write may be passed on and read upstairs.',
        'The ruler of your Midheaven is in the third house, so your career is made of messages, calls, and the way you explain things.',
        "It rarely feels like a career while you're typing.",
        'One clear paragraph from you, sent now, will do more for your standing than the big presentation did.',
      ],
      task: 'Explain one complicated thing at work in five sentences, and send it to more than one person.',
    },
    presses: {
      says: [
        'There are forty messages, and one of them matters.',
        'With the ruler of your Midheaven in the third house you are the one who answers, so people have stopped looking things up.',
        'It has made you indispensable and late.',
        "Those above you don't see the forty replies, and they do see that the thing with your name on it hasn't moved.",
      ],
      task: 'Let the small messages wait for two hours and finish the one thing with your name on it.',
    },
  },
  4: {
    eases: {
      says: [
        'Home and work are on speaking terms.',
        'The ruler of your Midheaven is in the fourth house, and you do well at whatever lets you start from your own kitchen table.',
        "You have sometimes been told that that's no way to get ahead.",
        "Somebody in charge doesn't mind where it gets done, and would agree to more than you were planning to ask for.",
      ],
      task: 'Ask for the arrangement that would let you be at home when it matters.',
    },
    presses: {
      says: [
        'Home may need you at the hour when work needs you, too.',
        'With the ruler of your Midheaven in the fourth house you succeed from the inside out, so neither of the two can simply be left.',
        'You may be making up the difference out of your sleep.',
        "One of them can wait until tomorrow, and it's usually the one that is making more noise.",
      ],
      task: 'Tell one of the two what time you will be there, and switch off the other until then.',
    },
  },
  5: {
    eases: {
      says: [
        'You enjoyed the work, and that shows in the result.',
        'The ruler of your Midheaven is in the fifth house, so the work that gets you known tends to be the work you would have done for nothing.',
        'Serious people may have warned you about that.',
        "They're wrong at the moment, and the odd, cheerful version you had been keeping to yourself is the one to show.",
      ],
      task: 'Put the playful idea on the table next to the sensible one, and let them choose.',
    },
    presses: {
      says: [
        "Somebody may ask when it'll be done, and it used to be fun.",
        'With the ruler of your Midheaven in the fifth house you need to like what you do, at least once a day.',
        'They may ask for the same again, and quicker.',
        "You can give them that, provided there's one corner of it in which nobody has told you how it should look.",
      ],
      task: 'Choose one part of the job to do exactly the way you like, and do the rest as ordered.',
    },
  },
  6: {
    eases: {
      says: [
        'Everything runs, and a few people realize why.',
        'The ruler of your Midheaven is in the sixth house, and you make your name by doing daily things well.',
        "It isn't the kind of thing that gets a prize.",
        "It does get you a free hand, though, and if there's something about how the work is organized that you have wanted to change, nobody will stop you.",
      ],
      task: "Change one routine at work that wastes everybody's time, and tell them after a week.",
    },
    presses: {
      says: [
        'You fix the same thing each time, and everyone thinks that it fixes itself.',
        'With the ruler of your Midheaven in the sixth house you are promoted by way of more work.',
        "Somebody may put another thing on your desk, kindly, because you're so reliable.",
        "If you let one ball drop in plain view they'll count the others, which is more than your explanations have achieved.",
      ],
      task: 'Ask which of your current tasks should stop so that the new one can be done.',
    },
  },
  7: {
    eases: {
      says: [
        'Somebody may open the door for you, and walk through it with you.',
        'The ruler of your Midheaven is in the seventh house, so your work goes well in twos.',
        "You may prefer to think that you'd have gotten there alone.",
        "With the right person beside you it takes a third of the time, and they're quite willing to do the part that you dread.",
      ],
      task: 'Ask a particular person to do it with you, and say which part you would like them to take.',
    },
    presses: {
      says: [
        "Your name is on a piece of work, and so is somebody else's.",
        "With the ruler of your Midheaven in the seventh house you rise and fall in company, and the company isn't pulling its weight.",
        "Or that is what they'd say about you.",
        'One of you has to go first with what was agreed, and the one who does it will look like the professional.',
      ],
      task: 'Send the other person a two-line summary of who is doing what by when.',
    },
  },
  8: {
    eases: {
      says: [
        'Somebody may close the laptop before they tell you.',
        "The ruler of your Midheaven is in the eighth house, and you do your best work where other people's money, secrets, or nerves are involved.",
        "They can tell that it's safe with you.",
        'You could ask for a larger part of it now, and for the terms in writing, without anybody taking it badly.',
      ],
      task: 'Ask for one thing in writing that has so far been a matter of trust.',
    },
    presses: {
      says: [
        'Somebody else gets to decide about your work, and they may not say when.',
        'With the ruler of your Midheaven in the eighth house your progress tends to depend on a budget or a backer.',
        'You may be reading their face for signs.',
        "It costs you more than the answer could, and there's an ordinary question, with a date in it, that you're entitled to ask.",
      ],
      task: 'Ask the person who decides on what day you will know.',
    },
  },
  9: {
    eases: {
      says: [
        'You know what the work is for, and you can tell people.',
        'The ruler of your Midheaven is in the ninth house, so you do well at whatever takes you somewhere or teaches somebody.',
        'Plain routine has never gotten the best out of you.',
        'A chance to explain the larger purpose comes up, and a person who thought it was just a job goes quiet and listens.',
      ],
      task: 'Apply for, or ask about, the course, the trip, or the talk that would take you further.',
    },
    presses: {
      says: [
        'Someone may ask what you do, and you hear how flat it sounds.',
        'With the ruler of your Midheaven in the ninth house you can do nearly anything for a reason and almost nothing without one.',
        'The people above you have only got targets.',
        'You may have to bring your own reason this time, and it can be as small as one person who is better off because of you.',
      ],
      task: 'Think of one person your work has helped, and do the next hour of it for them.',
    },
  },
  10: {
    eases: {
      says: [
        "You're seen by the right people, doing the right thing.",
        "The ruler of your Midheaven is in the tenth house, so you're ambitious in a straight line, and it suits you.",
        "There's no need to be coy about it.",
        'Somebody is deciding who should have the next bit of responsibility, and it would save them time to know that you want it.',
      ],
      task: 'Tell someone in charge which job you would like next.',
    },
    presses: {
      says: [
        'Someone newer may be looking over to see how you take it.',
        'With the ruler of your Midheaven in the tenth house your reputation matters to you more than you let on, and one slip can keep you up.',
        'You may have been covering for it.',
        'The slip itself was small, and what people will tell each other about is how you dealt with it.',
      ],
      task: "Admit one mistake before somebody finds it, with what you've done about it.",
    },
  },
  11: {
    eases: {
      says: [
        'A friend of a friend may be the one to ask.',
        'The ruler of your Midheaven is in the eleventh house, and your chances come by way of people you like rather than people you impress.',
        'You may have been generous with your time.',
        "It comes back to you from a side you hadn't looked at, and all you have to do is say what you need in front of enough people.",
      ],
      task: 'Tell three friends what you are looking for in your work.',
    },
    presses: {
      says: [
        'The group has opinions about what you do.',
        'With the ruler of your Midheaven in the eleventh house you work through others, and others have meetings.',
        'Everyone agrees and nothing moves.',
        "It needs one person who is willing to be briefly unpopular, and they're all being very careful not to look at you.",
      ],
      task: 'Propose one decision to the group with a day on which it counts as made.',
    },
  },
  12: {
    eases: {
      says: [
        'You may get more done in one empty hour than in the week around it.',
        'The ruler of your Midheaven is in the twelfth house, so your best work happens behind a closed door and is often signed by others.',
        'The door could open by a hand.',
        'One person who matters would be impressed by how it is really done, and by whom.',
      ],
      task: 'Show one person the work behind the work, and let them see your name on it.',
    },
    presses: {
      says: [
        "They may want you in the picture, and you'd picked the seat in the back.",
        'With the ruler of your Midheaven in the twelfth house, attention makes you feel that something is about to be taken away.',
        'They only want ten minutes and a face.',
        "You can give them that if there's an hour on your own on either side of it, and nobody needs to know what the hours are for.",
      ],
      task: 'Keep an hour free before and after the thing you would rather not be seen at.',
    },
  },
}
