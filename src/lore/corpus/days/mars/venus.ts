import type { DayThoughts } from '#lore/authored.ts'

export const marsToVenus: DayThoughts = {
  eases: {
    1: {
      says: [
        "Approaching people is easy, because you look pleased to see them before you've thought of a reason.",
        'Venus in the first house attracts and waits, as it was brought up to, while a lot of nice things walk past.',
        'Mars crosses the room.',
        'Other people are often wondering how to begin, too, and will think of you as brave.',
      ],
      task: "Speak first to somebody you'd like to know, with any opening that's true.",
    },
    2: {
      says: [
        'You know what you want and can settle it in one visit.',
        'In your second house Venus adores the stage before buying and can make the stroking of sleeves last a month.',
        'Mars wants to wear them.',
        'You choose fast and well, since the decision had been made some time ago in your fingertips.',
      ],
      task: "Make one small purchase you've been considering on first instinct, and don't look at alternatives.",
    },
    3: {
      says: [
        "Conversation sparks with somebody you'd taken for part of the furniture.",
        'The third house has your Venus charming the regulars in a mild way, from which nobody has ever caught fire.',
        'Mars brings a match.',
        'You contradict them for fun, their face wakes up, and you learn that the person from the copy shop used to race motorcycles.',
      ],
      task: 'Disagree cheerfully with someone you usually agree with, on a subject of no importance.',
    },
    4: {
      says: [
        "You can make a room twice as nice in an hour, with what's in it.",
        "Venus in this house has known for a year what's wrong with the place, and has gone on living in it with half-closed eyes.",
        'Mars pulls the dresser away from the wall.',
        "Behind it there's dust, a lost earring perhaps, and suddenly a place to read.",
      ],
      task: 'Take everything off one surface at home and put back only what you love.',
    },
    5: {
      says: [
        'Somebody may catch you looking, and you could go on looking.',
        "In your fifth house Venus plays at love by throwing looks and waiting to see who'll pick one up.",
        'Mars asks.',
        'Put plainly, the question makes both of you laugh, and you learn more than you would from a month of glances.',
      ],
      task: "Tell someone you find them attractive, funny, or brilliant, whichever's true, in under six words.",
    },
    6: {
      says: [
        "There's pleasure in the work, and the pleasure is making it quick.",
        'Your Venus keeps the peace in the sixth house, sets out the good pens, and is in no hurry for the day to begin.',
        'With Mars it begins.',
        "You take the hard customer or the heavy end with a certain gallantry, and the others feel that it's more fun with you here.",
      ],
      task: "Take the job that others dislike off somebody's hands, and do it with style.",
    },
    7: {
      says: [
        'You and someone close would like each other even more for being a little less polite.',
        'In the seventh house Venus is so considerate that a whole relationship can be spent holding things open for one another.',
        'Mars goes through.',
        "Say what you'd like, from the menu or from them, and it's a relief to somebody who's been guessing.",
      ],
      task: "Tell someone close what you want before they've finished asking.",
    },
    8: {
      says: [
        'Wanting something from another person brings you closer instead of putting you in their debt.',
        'Venus in this house holds its wants in reserve and knows what each would cost if it were used against it.',
        'Mars puts one on the table.',
        'It appears that the other side has wanted it as well, for about as long.',
      ],
      task: "Say one thing you've wanted from somebody you trust, as an offer that they can refuse.",
    },
    9: {
      says: [
        "An adventure is possible, and it might involve somebody's accent.",
        'The Venus of the ninth house has loved at a distance for years and has excellent reasons for not going.',
        "Mars can't recall them.",
        'The concert hall across town or the class full of strangers is nearer than it looks from the couch.',
      ],
      task: "Buy, book, or sign up for one thing that'll put you among people you've never met.",
    },
    10: {
      says: [
        'You can go after what you want and be liked for it.',
        'Your Venus has made friends on every floor in the tenth house and has never quite managed to ask any of them for anything.',
        'Mars asks.',
        'They may even be relieved, having wondered what all the niceness was for.',
      ],
      task: 'Ask a person who likes you for a concrete favor that would further something you want.',
    },
    11: {
      says: [
        'You can get people to their feet and make them like it.',
        'Venus in your eleventh house knows how to keep a circle sweet-tempered, seated, and fed, up to the moment when somebody yawns.',
        'Mars whistles.',
        'In the park with a borrowed ball, people who were half asleep find that they used to be good at this.',
      ],
      task: 'Turn a sit-down plan with friends into one where everybody moves.',
    },
    12: {
      says: [
        'Alone, you can be as passionate as you like.',
        'The twelfth house has your Venus tiptoeing around what it loves, so as not to wake anybody.',
        'Mars turns up the volume.',
        "You sing it, you build it, you write to the composer, and nobody's there to tell you it's a lot.",
      ],
      task: 'Give yourself up for an hour to a private passion, with the curtains drawn if that helps.',
    },
  },
  presses: {
    1: {
      says: [
        "Your smile has an edge that you didn't put there, or not on purpose.",
        "With Venus in the first house, you'd like to look nice while you say what's wrong, and your face can't do both.",
        "It's quite striking.",
        'People tell you that you look well and leave a little early.',
      ],
      task: "Stop smiling for one conversation in which you're annoyed, and be civil without it.",
    },
    2: {
      says: [
        'The wanting has gotten stronger than the thing.',
        'Venus likes to own one lovely object in the second house and look at it for years, but Mars likes the pounce, which is over by the register.',
        "So it's bought, and soon you're stalking another.",
        'A hunting day is cheaper if the prey is a recipe or a lost glove.',
      ],
      task: 'Hunt for something free, a missing object or the answer to an old question, until you find it.',
    },
    3: {
      says: [
        'Your usual charm may not take, and you can turn surprisingly fast.',
        'Venus opens with honey in this house, among officials as among brothers, but Mars is standing right behind it with the vinegar.',
        "Someone who's just slow sees only the switch.",
        'From the far side of the counter it looks as though the friendly one was a trick.',
      ],
      task: "Stay friendly for one minute longer than you want to with somebody who's being slow.",
    },
    4: {
      says: [
        'A fight about the couch may need somebody to say something loving first.',
        "With Venus in the fourth house, you make the home pretty for everyone's comfort, and sooner or later somebody puts their feet on it.",
        "It's easy to feel unloved by a pair of boots.",
        'Tired people leave them on, though, and mostly take them off for anyone who sits down beside them.',
      ],
      task: "Sit down next to someone before you tell them what they've done wrong.",
    },
    5: {
      says: [
        'Watching somebody you like have fun with someone else can take the shine off your own.',
        "With Venus in the fifth house, you expect to be the favorite, and you've already sized up the competition.",
        "Meanwhile you're too busy watching to hear a perfectly good story.",
        'Attention tends to come around to people who are enjoying themselves.',
      ],
      task: "Be nicer than necessary to a person who's getting the attention you'd have liked.",
    },
    6: {
      says: [
        "You may have said no problem so often that it's become one.",
        'In your sixth house Venus keeps the working day gracious by absorbing things, and Mars, who has to store them somewhere, is out of room.',
        "In the end it's something tiny that does it.",
        'Anyone who borrows a stapler without asking may get to hear about the whole of March.',
      ],
      task: "Raise one small thing that bothers you at work or in a shared routine while it's still small.",
    },
    7: {
      says: [
        'You pull somebody close, and then you check whether you can both still breathe.',
        'Venus wants to be with someone in this house, Mars wants not to need them, and the other person may have begun to keep a jacket on indoors.',
        'They could stand either one.',
        "What they can't work out is which way to face.",
      ],
      task: "Decide whether you'd like company or room for the next few hours, and tell the person once.",
    },
    8: {
      says: [
        'They may have given you what you asked for, and now you look at how they gave it.',
        "In the eighth house Venus knows that nothing's free, so a favor that Mars went out and grabbed comes home with a chain on it.",
        "They weren't thinking of chains.",
        "They were thinking that you'd seemed happy for a minute because of them.",
      ],
      task: "Enjoy one thing you've been given where the giver can see it.",
    },
    9: {
      says: [
        "If something's exciting, you're ready to believe that it's good for you.",
        "Venus in your ninth house has always preferred the far shore, and Mars doesn't see why one shouldn't swim.",
        "Some of what you'd be leaving is called boring because it's held you up so long.",
        'The shore looks best from a distance, and people who live there have a list of complaints.',
      ],
      task: "Ask somebody who lives where you'd like to, or does what you'd like to, about the third year of it.",
    },
    10: {
      says: [
        "Wanting something visibly can lower the price you're offered.",
        "With Venus in the tenth house, you can usually make what you want look like a favor to others, and it isn't working.",
        "There's a kind of honesty in that.",
        "It's just that people who bargain for a living notice it and relax.",
      ],
      task: 'Let a day pass before you answer an offer you want badly, and mention another plan you have.',
    },
    11: {
      says: [
        'The livelier of two plans may pull you away from the friend you promised first.',
        "Venus is fond of everyone in this house, and Mars goes where it's liveliest, so there's a person waiting at a table for four.",
        "You'd hate for it to be done to you.",
        'You may have been on the other end of it and remember who it was.',
      ],
      task: 'Turn up for the duller of two friends, on time and in a good mood.',
    },
    12: {
      says: [
        'What you secretly love and what secretly annoys you can be the same person.',
        "In the twelfth house Venus and Mars have both been told to keep it down, and they've been passing notes about this person for some time.",
        "You're sweet to them in public and short with them in your head.",
        'Either of the notes could be delivered, the sweet one first.',
      ],
      task: 'Tell the person one thing you love about them, and leave the other subject for another day.',
    },
  },
}
