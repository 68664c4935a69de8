import type { SignThoughts } from '#lore/authored.ts'

export const moreOfVenusInSigns: SignThoughts = {
  Aries: {
    eases: {
      says: [
        'If you want the evening to be interesting, you may have to begin.',
        'With your Venus in Aries, you like people who start things, and you go flat among those who wait and see.',
        'You may be the one who has to begin.',
        'Nothing large is called for, since a hand held out or a seat changed is enough to tell someone that the evening has become interesting.',
      ],
      task: 'Suggest a change of plan to one person, in under a minute and with a smile.',
    },
    presses: {
      says: [
        'Wanting an answer is easy to mistake for wanting the person.',
        'You hate to wait (your Venus in Aries), so you push for a yes and spoil the suspense that the other one was enjoying.',
        'They like you.',
        "They also like being allowed to come toward you, and there hasn't been much room for that.",
      ],
      task: 'Leave the next move to the other person, and do something you enjoy meanwhile.',
    },
  },
  Taurus: {
    eases: {
      says: [
        "What you love is within reach, and it isn't expensive.",
        'Your Venus is in Taurus, so you have good taste and great patience, and you can make a home out of a chair and a blanket.',
        'Luxury is mostly a matter of time.',
        'An hour with the good sheets, the good cheese, or the good friend might be worth the whole of last weekend.',
      ],
      task: 'Choose one piece of clothing you love and usually save, and wear it on an ordinary day.',
    },
    presses: {
      says: [
        'Is it love, or only a comfortable arrangement?',
        "With your Venus in Taurus, you stay where you're comfortable, and you can stay a long time after that.",
        "You may have noticed that it isn't so comfortable anymore.",
        'One thing that has been the same for years could be different without costing you any of the rest, and it would be better if you chose which.',
      ],
      task: "Ask somebody you share your time with which of your habits they'd change, and try it for a week.",
    },
  },
  Gemini: {
    eases: {
      says: [
        'Flirting may be too big a word, but nobody is bored.',
        "You like to be told things you didn't know (your Venus in Gemini).",
        'A person who seemed plain can become fascinating over a single remark.',
        "You could go and find that remark, since you're good at asking the question that leads to it.",
      ],
      task: 'Ask somebody you think you know what they wanted to be at twelve.',
    },
    presses: {
      says: [
        'Your attention is divided, and the person who matters gets a third of it.',
        'Because your Venus is in Gemini, you divide your attention so as never to depend on one answer.',
        'The one that matters is getting a third of you.',
        'They may be too polite to say it, and their replies get as short as yours.',
      ],
      task: 'Put the phone out of reach, and give one person half an hour of both your eyes.',
    },
  },
  Cancer: {
    eases: {
      says: [
        "You love what you've loved before, and somebody new would like to be let in.",
        "With your Venus in Cancer, you love what you've loved before.",
        'New people may find it hard to see the way in.',
        "There's one who has been to your home three times and still asks where the glasses are, and you could tell them to help themselves.",
      ],
      task: "Invite one newer friend to an evening that's usually for the old ones.",
    },
    presses: {
      says: [
        'You hold on to somebody who only wants to go out for a while.',
        "You hold on tightest to those you're least sure of (your Venus in Cancer).",
        'They can feel the worry in the kindness.',
        "If you let them go with a wave, they're likely to be back by dinner and glad to see you.",
      ],
      task: 'Encourage someone you would like to keep at home to go, and plan something of your own.',
    },
  },
  Leo: {
    eases: {
      says: [
        'You could be the one who says the generous thing first, and you could say it large.',
        'Your Venus is in Leo, and you have a gift for making another person feel like the only one there.',
        'You may have been rationing that.',
        'Somebody may have had a gray week, and two sentences of yours, said loudly enough for others to hear, would put the color back.',
      ],
      task: 'Write down what you admire about one tired person, and read it to them.',
    },
    presses: {
      says: [
        "It's lovely to be admired, and you may be wondering whether anyone likes you.",
        'With your Venus in Leo, you show your best side so steadily that people forget there are others.',
        'You get applause where you wanted company.',
        'One of them would be delighted to meet you with your hair wet and no story to tell.',
      ],
      task: 'Cancel one effort you were going to make for company, and let somebody come over anyway.',
    },
  },
  Virgo: {
    eases: {
      says: [
        "You notice more about people than they know, and they'd like to hear it.",
        "Because your Venus is in Virgo, you're shy about your feelings and exact about your favors.",
        'You notice when a person has changed their glasses.',
        'Being noticed like that is rare enough, and you could let one of them know that you do it on purpose.',
      ],
      task: 'Pick up the small thing that somebody mentioned needing, and give it to them without an occasion.',
    },
    presses: {
      says: [
        'Some things are given, and you may be earning one of them.',
        'You find it easier to be useful than to be liked (your Venus in Virgo).',
        'So you get up to clear the table in the middle of the toast.',
        'The toast was for you, and everyone would rather have had you stay in your seat and turn red.',
      ],
      task: 'Accept one offer of help, and add nothing to it but thanks.',
    },
  },
  Libra: {
    eases: {
      says: [
        'You can make an ordinary meal feel like an occasion.',
        'With your Venus in Libra, you can make a Tuesday lunch feel like something that was planned for weeks.',
        'You tend to do this for people who need it.',
        'You could do it for somebody who needs nothing at all and is simply nice to look at across a table.',
      ],
      task: 'Invite somebody whose company costs you no effort whatever.',
    },
    presses: {
      says: [
        'Would you still want your choice if nobody minded?',
        'Your Venus is in Libra, so you feel a difference of taste as the beginning of a separation.',
        'You agree about the sofa, for instance.',
        'In time there is a whole home that neither of you picked, and the way back starts with one cushion, and someone saying that they never liked it.',
      ],
      task: "Pick the movie, the music, or the restaurant the next time you're asked, and give no reasons.",
    },
  },
  Scorpio: {
    eases: {
      says: [
        'A long look would tell you more than a long talk.',
        'You want to know what a person is like when nobody is watching (your Venus in Scorpio).',
        'You may be given a glimpse.',
        'What you do with it matters, and the best thing you can do is to show them something of the same size.',
      ],
      task: "Leave your phone at home when you meet the person you're most curious about.",
    },
    presses: {
      says: [
        'Two people can each wait for the other one to care first.',
        "With your Venus in Scorpio, you give everything or nothing, and you've been burned by the first and bored by the second.",
        "There's an amount in between.",
        'It feels like weakness for about a minute, and after that it feels like a conversation.',
      ],
      task: 'Give someone a little more trust than they have earned, in one thing that you could afford to lose.',
    },
  },
  Sagittarius: {
    eases: {
      says: [
        "If there's something serious to talk about, you'll do it better on your feet.",
        'Because your Venus is in Sagittarius, you love a person best on the way to somewhere.',
        "A serious talk across a table doesn't suit you.",
        "On a walk or a drive, with the road to look at, it's likely to come up by itself.",
      ],
      task: "Take a walk with the person you've been meaning to talk to, somewhere neither of you has been.",
    },
    presses: {
      says: [
        'What you long for may have another zip code.',
        "With your Venus in Sagittarius, you prefer what isn't quite here.",
        'It keeps you hopeful, and it makes the person who is here feel like a stopover.',
        "They know the look, and they'd be glad to hear one reason why you came back this time.",
      ],
      task: 'Plan a Saturday in your own town with the person who is here.',
    },
  },
  Capricorn: {
    eases: {
      says: [
        'An old friendship is worth a word.',
        'You save your affection for those who stay (your Venus in Capricorn).',
        "They may never have been told that they're past the trial period.",
        'It would come as a surprise, and you could make it a small ceremony, in your own dry way.',
      ],
      task: 'Give something of lasting value to a person who has stayed, without waiting for an occasion.',
    },
    presses: {
      says: [
        "Love can be treated like a job, and you'd be very good at the job.",
        'Your Venus is in Capricorn, so you show your love by taking responsibility, and then you feel alone with it.',
        "The other person hasn't been asked to take any.",
        'They could be better at it than you think, in their own untidy way, if you could stand to watch.',
      ],
      task: 'Leave one shared duty entirely to the other person this week, and keep your comments.',
    },
  },
  Aquarius: {
    eases: {
      says: [
        'Somebody may be nothing like you, and that could be why you like them.',
        "With your Venus in Aquarius, you're drawn to the odd one in any room, and you're seldom disappointed.",
        'You would rather be surprised than adored.',
        "There's a person around whose opinions you can't predict, and an hour with them would do for you what a holiday does for others.",
      ],
      task: "Ask someone whose opinions you can't guess what they'd never do again.",
    },
    presses: {
      says: [
        'How close is too close? You may be about to find out by leaving.',
        'You need room in a relationship (your Venus in Aquarius), and you take it without saying why.',
        'The other person may feel shut out.',
        "If you tell them how long you need, and that it has nothing to do with them, they'll most likely hand you your jacket and mean it well.",
      ],
      task: 'Put one evening alone on the calendar you share, and one evening for two beside it.',
    },
  },
  Pisces: {
    eases: {
      says: [
        'You have more tenderness than you have people to give it to.',
        'Because your Venus is in Pisces, you have more tenderness than you have people to give it to.',
        'It costs you nothing to give some of it away.',
        'A note, a large tip, or a word to the musician would do, since they so rarely hear it from someone with no reason.',
      ],
      task: "Leave a note for somebody who doesn't expect one, and don't sign it.",
    },
    presses: {
      says: [
        "The present you give may be the one that you'd like to get.",
        "With your Venus in Pisces, you give up a little more than you were asked for and hope that it'll be noticed.",
        "It wasn't, since you made it look like nothing.",
        "A plain wish, spoken, would spare both of you the part where you are sad and they're puzzled.",
      ],
      task: "Make a list of three things you'd like from someone, and say the first of them.",
    },
  },
}
