import type { DayThoughts } from '#lore/authored.ts'

export const jupiterToVenus: DayThoughts = {
  eases: {
    1: {
      says: [
        "You're looking well, and it's mostly because you're enjoying yourself.",
        'Jupiter is generous to Venus in the first house, so compliments come without your having dressed for them.',
        "Take them at face value, since people can tell a person who's pleased from a person who's fishing.",
      ],
      task: "Put on something you love that you've always thought was a bit too much, and go out in it.",
    },
    2: {
      says: [
        'Money and pleasure get along these weeks.',
        'Venus in the second house likes to own beautiful things and worries about the price, and Jupiter tends to bring the one while lowering the other.',
        'A gift or a good offer may come from someone who simply likes you.',
      ],
      task: 'Buy one beautiful thing within your means, and enjoy it without looking for a better one.',
    },
    3: {
      says: [
        'The person in the elevator may have a joke ready.',
        'Venus in this house makes friends at the counter and in the elevator, and Jupiter has multiplied the elevators.',
        'Nothing needs to come of it, and the day is nicer for every minute of it.',
      ],
      task: "Pay five small, true compliments to people whose names you don't know.",
    },
    4: {
      says: [
        'Your home attracts people, and they bring dessert.',
        'With Jupiter in support, Venus in the fourth house can make almost any room feel like a good place to stay.',
        "Family members who don't get along may behave very nicely in it for a couple of hours.",
      ],
      task: 'Ask two people from different sides of your life or family to your place together.',
    },
    5: {
      says: [
        'Romance comes easily, with a person or with a piece of work.',
        'Venus in your fifth house was made for courtship, and these weeks Jupiter gives it time, company, and a good table.',
        "You don't have to decide yet whether it's serious, because being happy isn't a promise.",
      ],
      task: "Say yes to the most romantic of the plans on offer, even if it's the least practical.",
    },
    6: {
      says: [
        'Ordinary days have a shine on them.',
        'For Venus in the sixth house happiness means pleasant company at work and things done nicely, and Jupiter provides both without being asked.',
        'Even a body that usually complains likes being taken for a walk.',
      ],
      task: 'Add one small luxury to a daily chore, and keep it there from now on.',
    },
    7: {
      says: [
        'You and one other person bring out the best in each other.',
        'Jupiter blesses Venus in the seventh house, so liking somebody feels simple and safe these weeks.',
        'Old reservations look stingy, and a compliment you held back for months comes out by itself.',
      ],
      task: "Clear half a day for somebody you're fond of, and let them say how it's used.",
    },
    8: {
      says: [
        'Generosity between you and another person goes both ways.',
        'Venus in the eighth house gives with one eye on the risk, and these weeks Jupiter covers the risk.',
        'You can share a cost or a confidence and find that neither of you has kept a tally.',
      ],
      task: "Offer something valuable of yours for somebody's free use, for as long as they need it.",
    },
    9: {
      says: [
        'You fall in love with something from far away.',
        'The Venus in your ninth house has always preferred an accent, and Jupiter these weeks brings the accent to you or you to it.',
        'It could be a language, a dish, or a person who laughs at other things than you do.',
      ],
      task: "Learn a compliment in a language you don't speak, and use it on someone who does.",
    },
    10: {
      says: [
        "You're popular with the people who hand things out.",
        'Venus in the tenth house does well wherever taste and tact are noticed, and Jupiter makes sure they are.',
        "An honor or an invitation may come your way, and you're allowed to look pleased.",
      ],
      task: "Accept public praise with two words, and stay where you are until it's over.",
    },
    11: {
      says: [
        "You've rarely liked your friends so much, and it's mutual.",
        'Jupiter adds to the circle around the Venus in your eleventh house, and what it adds is amusing and good to look at.',
        'One of the new faces may become a love or a friend for life, and these weeks are for dancing with all of them.',
      ],
      task: 'Bring flowers, fruit, or music to a place where friends meet, and introduce anyone who stands alone.',
    },
    12: {
      says: [
        "There may be a picture on your phone that you haven't shown to anyone.",
        "Venus in the twelfth house enjoys most what it doesn't have to share, and Jupiter these weeks keeps refilling it.",
        'Others notice that you hum.',
        'It could be a new tenderness for somebody, or just for the hour before the others get up.',
      ],
      task: 'Keep one lovely thing that happens to you entirely to yourself until tomorrow.',
    },
  },
  presses: {
    1: {
      says: [
        "You're charming people who'd have liked you without it.",
        'Venus in the first house loves to please, and Jupiter gives it three extra smiles an hour.',
        "After an evening of that you're tired and can't say which of the compliments was meant for you.",
      ],
      task: 'Go through one gathering without complimenting, entertaining, or helping anyone, and see who comes over.',
    },
    2: {
      says: [
        'You want everything you see, in the better version.',
        'The Venus in your second house knows quality, and Jupiter has convinced it these weeks that quality is a form of saving.',
        "It's an argument that anyone can believe in a store, and it sounds different when the statement comes.",
      ],
      task: 'Put back the second of two nice things you were about to buy, and enjoy the first.',
    },
    3: {
      says: [
        "Perhaps you've said such nice things to everybody that no one knows which to believe.",
        'Venus in this house oils the day with compliments, and Jupiter has tipped the bottle.',
        'A neighbor may repeat your words to a person who got the same ones.',
      ],
      task: 'Tell someone nearby a mild truth in a friendly way, in place of the compliment that was ready.',
    },
    4: {
      says: [
        "Home could be so much lovelier, and you've started in four rooms.",
        "Jupiter shows Venus in the fourth house what other people's places look like, and now nothing in yours will do.",
        'The people who live with you or visit you liked it as it was.',
      ],
      task: "Finish making one corner of your place pleasant, and stop looking at pictures of other people's.",
    },
    5: {
      says: [
        'Flirting is such fun that somebody may have begun to mean it.',
        'With Venus in the fifth house you enjoy being adored, and under Jupiter these weeks you say a bit more than you feel.',
        "You can tell who means it, since they've stopped laughing.",
      ],
      task: "Be plain with an admirer, or with anything that's courting you, about how much time you really have.",
    },
    6: {
      says: [
        "The work's getting done late, because everyone is having such a nice time.",
        'Venus in your sixth house keeps the mood up, and Jupiter likes a long lunch.',
        'One person in the room has been covering for the rest of you, politely.',
      ],
      task: 'Take over the dullest share of a common task for a day, without making it charming.',
    },
    7: {
      says: [
        "You've put one person so high that they can't reach the table.",
        'Jupiter adds gold paint to everything that Venus in the seventh house sees in someone.',
        'They feel it, and they may have become careful about being seen with a cold or in a bad mood.',
      ],
      task: 'Notice one ordinary fault in somebody you admire, and like them for a minute with it.',
    },
    8: {
      says: [
        "You're being lavish with what you share with others.",
        'Venus in the eighth house likes love and money to flow together, and these weeks Jupiter has opened both taps.',
        'It feels like trust, and your fellow owner would like to be asked.',
      ],
      task: "Agree on a limit with anybody whose money or goodwill you've been spending.",
    },
    9: {
      says: [
        "You want to see everything, and you haven't looked at any of it.",
        "Venus in the ninth house is in love with the world's variety, and Jupiter hands it another brochure.",
        'Beauty of this sort needs you to sit down in front of it.',
      ],
      task: 'Look at one picture, building, or view for ten minutes without photographing it.',
    },
    10: {
      says: [
        "You're enjoying your good connections a little too loudly.",
        'Jupiter has opened the right houses to the Venus in your tenth house, and you mention them by first name.',
        'It impresses the people who were impressed already, and the others begin to wonder what you do all day.',
      ],
      task: 'Spend some time on the part of your reputation that consists of work, and mention nobody.',
    },
    11: {
      says: [
        "There's a party every day, and you haven't talked to anyone.",
        "The Venus in your eleventh house can't bear to disappoint a host, and these weeks there are a great many hosts.",
        'A friend who wanted an hour of you may have had nine minutes in four installments.',
      ],
      task: 'Cancel one pleasant thing and spend the time with one friend, sitting down.',
    },
    12: {
      says: [
        "It's so pleasant in your own company that you've stopped answering.",
        'Venus in the twelfth house has its private sweets, and Jupiter these weeks brings them by the tray.',
        'A person who loves you may have begun to wonder what they did.',
      ],
      task: "Interrupt your favorite escape to answer the kindest message you've left lying.",
    },
  },
}
