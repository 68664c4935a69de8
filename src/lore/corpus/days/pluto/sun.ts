import type { DayThoughts } from '#lore/authored.ts'

export const plutoToSun: DayThoughts = {
  eases: {
    1: {
      says: [
        "You don't have to impress anyone these weeks, and that's exactly what impresses them.",
        'Pluto takes the strain out of the Sun in your first house, which has worked for years at being looked at with approval.',
        "What's left when you stop is a person with a good deal of force, and people lean in to hear you.",
      ],
      task: 'Go into one meeting with people, of any kind, having decided not to make a good impression.',
    },
    2: {
      says: [
        'You may leave the price where it is and not explain it.',
        'For the Sun in the second house, money has been a report on itself, and Pluto these weeks breaks that link without any drama.',
        "You can spend less or charge more, and in both cases you'd feel like the same person.",
      ],
      task: 'Change one price, fee, or limit that you set at a time when you thought less of yourself.',
    },
    3: {
      says: [
        'When you say what you mean, everyone around you goes quiet and listens.',
        "A third-house Sun likes to be heard in the ordinary talk of the day, and Pluto these weeks gives its words a depth that small talk doesn't have.",
        'Someone nearby may trust you with the true version of their story.',
      ],
      task: 'Say one thing that matters to you in an everyday conversation, without a joke in front of it.',
    },
    4: {
      says: [
        'You can change your place in the family without a fight.',
        'The Sun in your fourth house draws its strength from where it comes from, and Pluto these weeks lets it look under the floor of that story and not be frightened.',
        "You see who taught you to be strong, and what they'd have liked to be instead.",
      ],
      task: 'Ask a relative, or look up, what somebody in your family had to give up, and think about them kindly.',
    },
    5: {
      says: [
        "What you make these weeks carries something of you that it didn't carry before.",
        "Pluto leads the Sun in the fifth house away from what pleases and toward what it can't leave alone.",
        'Fewer people may like it, and one of them will like it a great deal.',
      ],
      task: 'Make something about a subject you usually avoid, and make it only for yourself.',
    },
    6: {
      says: [
        "A deep-seated habit can be changed now, and you'll be able to feel it go.",
        'With the Sun in this house your pride is in being able to manage, even badly, even tired, and Pluto shows you what that has done to your days.',
        "Once it's seen, the change takes less willpower than you would expect.",
      ],
      task: 'Find the habit that makes two others necessary, and leave that one out today.',
    },
    7: {
      says: [
        'Someone may be strong enough for the whole of you, and it makes you gentler.',
        'The Sun in your seventh house has often made itself smaller or louder to suit one other person, and Pluto these weeks shows that neither is needed.',
        'They can hear a plain wish from you and survive it, and so can you.',
      ],
      task: "Let somebody you care about see you want something badly, and don't soften how you say it.",
    },
    8: {
      says: [
        'Everyone may go quiet at a word like money, and you go on.',
        "The Sun in the eighth house was made for serious matters, and with Pluto's support these weeks you can stay calm while money, grief, or a hard truth is on the table.",
        'Someone may rely on that, and be grateful for longer than you know.',
      ],
      task: 'Keep someone company in a difficult practical matter, and bring your patience and no advice.',
    },
    9: {
      says: [
        'You know what you believe, down to the part you would pay for.',
        'Pluto clears out the opinions that your ninth-house Sun took over from teachers and friends, and these weeks only a few remain.',
        "They're simpler than the ones you used to defend, and you argue less because of it.",
      ],
      task: 'Write your deepest conviction in one sentence a child could follow, and act on it once today.',
    },
    10: {
      says: [
        "People sense that you've earned your authority, and they stop testing it.",
        "The Sun in your tenth house has wanted a position, and Pluto these weeks gives it something better, the kind of influence that doesn't depend on one.",
        'You may be asked privately what you think before anything is announced.',
      ],
      task: "Use your influence to help someone who can't do anything for you, and keep quiet about it.",
    },
    11: {
      says: [
        "You know which people are yours, and you're done with auditioning.",
        "Pluto these weeks sorts out the circle around your eleventh-house Sun, quietly, by what each person does when it's inconvenient.",
        'There are fewer of them than on your list, and you could call any one of them at a bad hour.',
      ],
      task: 'Strengthen one friendship today by asking for real help with something that matters to you.',
    },
    12: {
      says: [
        "You find a strength in yourself that you hadn't put there.",
        'The Sun in the twelfth house keeps much of itself out of sight, even from its owner, and Pluto these weeks goes down and turns on a light.',
        "What you find isn't flattering in every detail, and it's yours, and it can be used.",
      ],
      task: 'Spend half an hour alone remembering a time you were stronger than anybody expected, and what helped.',
    },
  },
  presses: {
    1: {
      says: [
        "You may be cheerful at somebody and see that they don't believe it.",
        'Pluto presses on the Sun in your first house wherever it has been acting a part, as the cheerful one or as the one in charge.',
        "People feel the effort and don't know what it is for, so they keep their distance.",
      ],
      task: 'Drop the role you play most often for one conversation, and see what the other person does.',
    },
    2: {
      says: [
        "Your confidence rises and falls with an amount of money, and these weeks it's falling.",
        'The Sun in the second house has built on what it owns and earns, and Pluto asks what would be left if some of that were gone.',
        'Most of it would be left, as people who know you could tell you at once.',
      ],
      task: "Ask one person who's known you for years what they'd say you're good for, and write it down.",
    },
    3: {
      says: [
        'Talk has become a contest between you and someone you see all the time.',
        'A Sun in the third house wants to be listened to, and Pluto these weeks brings it a person who listens only to win.',
        'You come out of simple conversations feeling either small or cruel.',
      ],
      task: 'End one verbal contest by saying that they may well be right, and change the subject for good.',
    },
    4: {
      says: [
        'Somebody at home or in the family may want to decide who you are.',
        "With the Sun in this house your identity has its roots there, and Pluto these weeks pulls at exactly those roots, often through a remark that's been made for twenty years.",
        "You're older than the remark, and you don't have to win against it.",
      ],
      task: "Let one family remark pass without a reply, and do as you'd planned.",
    },
    5: {
      says: [
        'Somebody else may be praised, and you go quiet.',
        "Pluto makes the fifth-house Sun hungry these weeks, and a hungry Sun frightens off the very people who'd have applauded.",
        'What began as play has become a question of who you are.',
      ],
      task: 'Do the thing you are obsessed with for ten minutes less than you would like, and use the ten for something silly.',
    },
    6: {
      says: [
        'You believe that everything will collapse if you take your hands off it.',
        'The Sun in your sixth house is proud of keeping things running, and Pluto these weeks makes that pride a full-time guard.',
        'The people you share the work with have stopped offering, since you do it over anyway.',
      ],
      task: "Let a task be done by someone else from start to finish, and don't look at it afterward.",
    },
    7: {
      says: [
        'One of you has to win, and neither remembers what.',
        'Your seventh-house Sun looks for its equal, and Pluto has found you one these weeks, or has turned an old friend into one.',
        'You respect each other, and it would be a pity to waste that on the argument.',
      ],
      task: "Tell the person you're struggling with what you respect about them, before you go on disagreeing.",
    },
    8: {
      says: [
        'Anyone who holds the money or the secret seems to hold you, too.',
        "Pluto presses the Sun in the eighth house these weeks on the sore subject of dependence, and you'd rather lose the whole thing than ask.",
        'An even balance can be reached from here, by small and open steps.',
      ],
      task: 'Ask to see, or offer to show, the one figure that only one of you knows.',
    },
    9: {
      says: [
        "Something you were certain of has been damaged, and you've been defending the damage.",
        "A Sun in the ninth house stands on its beliefs, so Pluto's question feels like an attack on the person who holds them.",
        'You can set a belief down for a few weeks and look at it without having to throw it away.',
      ],
      task: 'Read the best case against something you believe, all the way through, with no pencil in your hand.',
    },
    10: {
      says: [
        'If someone uses their position to make you feel small, these weeks you notice every instance.',
        "The Sun in your tenth house needs the respect of people who count, and that's the handle by which they've got hold of it.",
        'Pluto is teaching you to see the handle.',
      ],
      task: 'Finish something good today that the person whose approval you want will never see.',
    },
    11: {
      says: [
        "There's a struggle over who leads among your friends, and you're in it.",
        'The eleventh-house Sun would like to be important to the group, and Pluto shows these weeks what the group does to people who are.',
        "You'd have more influence with your weight taken off the scales.",
      ],
      task: 'Give your vote, your turn, or your usual place in the group to somebody who rarely gets it.',
    },
    12: {
      says: [
        'What annoys you in others these weeks has a way of turning up in yourself.',
        "Pluto shines into the place where your Sun keeps what it doesn't want to be seen with, such as envy or the wish to be admired.",
        'None of it is terrible, and hiding it takes most of your strength.',
      ],
      task: "Admit on paper, privately, one thing you envy somebody for, and what you'd do with it.",
    },
  },
}
