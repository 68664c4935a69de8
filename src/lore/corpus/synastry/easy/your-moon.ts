import type { EasyContacts } from '../../../authored.ts'

/** The reader's Moon with a point of the partner's. */
export const yourMoonEasily: EasyContacts = {
  'moon~sun': {
    joined: [
      [
        'You have picked up what kind of day {partner} is having before they say good morning ({contact}).',
        'You look after them without being asked, and sometimes a size larger than they knew they needed.',
        "They take bigger swings for knowing who's going to ask how it went.",
      ],
      [
        "You'd know {partner}'s laugh across a train station, and what sort of laugh it was ({contact}).",
        "It puts you at ease when they're fully themselves, and if someone cuts them down you're the one who can't sleep.",
        'They may not know how much of their nerve is your good opinion.',
      ],
    ],
    harmonious: [
      [
        "{partner} can change a plan without upsetting your evening, which isn't true of many people ({contact}).",
        "You're allowed to be low around them, because they go on being cheerful and don't take it as a review.",
        "For them you're good company in success, somebody who wants to hear the small parts as well.",
      ],
      [
        "{partner} goes out and does things, and you're where the story gets told ({contact}).",
        'You like the pride of it without the spotlight.',
        "They like an audience that's on their side and remembers everyone's name.",
      ],
      [
        '{partner} comes in with a purpose, and it does you good to have one near you ({contact}).',
        "You don't need to share it to feel carried along.",
        "They rest better where you are, although they'd call it stopping by.",
      ],
    ],
  },
  'moon~moon': {
    joined: [
      [
        'You want to leave a party at the same minute and need about the same amount of nothing afterward ({contact}).',
        "It's a relief to be with somebody whose moods you'd recognize in the dark.",
        "When you're both low it gets harder, since {partner} is waiting for exactly the care that you were hoping to get.",
      ],
      [
        'When the mood in a room changes you both look up, in the same instant and at each other ({contact}).',
        'To be understood like that is restful.',
        'A bad mood that you share is the one thing you and {partner} have no defense against, since neither of you is outside it.',
      ],
    ],
    harmonious: [
      [
        "An evening with {partner} doesn't have to be planned in order to come out right ({contact}).",
        'The two of you recover in different ways, and both ways fit into one room.',
        "They might fall asleep in the middle of something you're saying, and you'd take it as a compliment.",
      ],
      [
        '{partner} reads your silences correctly, which takes most people years ({contact}).',
        'You can be tired in their company, or happy over nothing, without having to account for it.',
        "They do for you what you'd have done for them, give or take a blanket.",
      ],
    ],
  },
  'moon~mercury': {
    joined: [
      [
        'You have a feeling and {partner} has a sentence for it, often within the minute ({contact}).',
        "It calms you to be put into words by someone who isn't judging.",
        'They find you easy to tell things to, since you listen to the tone and let the facts come out crooked.',
      ],
    ],
    harmonious: [
      [
        '{partner} writes to you about nothing much, several times a day, and it does you more good than advice would ({contact}).',
        'When you say how you are, you get a question back and no solution.',
        'They think out loud with you because nothing they say on the way is held against them.',
      ],
      [
        "{partner} can get you to say what's the matter by asking about something else ({contact}).",
        'You come away calmer and not quite sure how it was done.',
        'They enjoy it that you say what you feel, since everybody else gives them opinions.',
      ],
    ],
  },
  'moon~venus': {
    joined: [
      [
        'You bring the comfort and {partner} brings the nice version of it, so a cold night in can turn into an occasion ({contact}).',
        'Small choices of theirs make you feel cherished, such as which blanket you get.',
        "They like how openly you enjoy what they've picked, and how seldom they have to guess.",
      ],
    ],
    harmonious: [
      [
        "You're considerate with each other when nobody's watching, and people who've traveled with the two of you remark on it ({contact}).",
        '{partner} has a light hand with your moods.',
        "From you they get affection that doesn't have to be earned by being delightful, and they're more delightful for it.",
      ],
      [
        '{partner} makes an ordinary evening look as if someone had thought about it ({contact}).',
        'You unclench.',
        "They're fondest of you in your old clothes, when you've stopped being useful.",
      ],
    ],
  },
  'moon~mars': {
    joined: [
      [
        '{partner} does something and you feel it at once in your stomach, whether it was good or bad ({contact}).',
        "You're livelier around them, and you get sore more easily too.",
        "They'd take on anybody who was unkind to you, and may have to be told that this time you only wanted company.",
      ],
    ],
    harmonious: [
      [
        "When you're stuck in a mood, {partner} has you outside before you can explain it ({contact}).",
        'You trust them in an emergency more than you trust most people, and afterward you can calm them down without using the word "calm."',
        'They like to be needed for something that can be done with the hands.',
      ],
      [
        "{partner} will do the thing you've been dreading, while you stand next to them and hold the list ({contact}).",
        'You sleep better for it.',
        "They have a steadier temper when you're near, and they've probably worked out why.",
      ],
      [
        "{partner} gets you out of the house on days when you'd have stayed in with it ({contact}).",
        "They'd sooner ask if you're coming than ask what you feel.",
        "It works more often than talking would, and you're fond of them for not making a point of it.",
      ],
    ],
  },
  'moon~jupiter': {
    joined: [
      [
        'A bad day gets smaller when {partner} comes in, mostly because they assume that it will ({contact}).',
        'You feel looked after in a large way, with second helpings.',
        'They like being the one who can cheer you up, and they overdo it a little when you need to stay low.',
      ],
    ],
    harmonious: [
      [
        'There tends to be one more at the table than you had planned, and you and {partner} are both glad of it ({contact}).',
        'Their good humor leaves room for your moods.',
        'With you they get a listener for the big version of the story, who asks afterward how they are.',
      ],
      [
        'After an hour with {partner} the thing you were upset about has a funny side and a next step ({contact}).',
        'They never make you feel that it was too much to bring to them.',
        'You give their large plans a place to come back to.',
      ],
    ],
  },
  'moon~saturn': {
    joined: [
      [
        "{partner} steadies you, and some evenings you'd rather be hugged than steadied ({contact}).",
        "When it's serious there's nobody you'd sooner call.",
        "They show what they feel by turning up on time, and they'd be surprised to learn how often you'd trade it for a sentence.",
      ],
    ],
    harmonious: [
      [
        "{partner} turns up when they said they would, and you've stopped checking the clock ({contact}).",
        'You can lean on that, and you do.',
        "They let their guard down with you by a careful inch a year, and you're among the few who can see the difference.",
      ],
      [
        "When {partner} says that it's handled, you believe it ({contact}).",
        "There's a kind of worry you don't need to do around them.",
        'They find you restful, because you can be cared for in practical ways and it shows that you were.',
      ],
    ],
  },
  'moon~asc': {
    joined: [
      [
        'You can tell how {partner} is by how they take off their shoes ({contact}).',
        'Their manner goes straight to your mood, so a brisk hello can cost you half an hour.',
        "They feel looked after as soon as you're there, and they show it by dropping the public voice.",
      ],
    ],
    harmonious: [
      [
        '{partner} comes in and you relax ({contact}).',
        "There's nothing in how they go about things that you have to brace for.",
        "They find you easy to come back to, and they stay a little longer than they'd meant to.",
      ],
    ],
  },
}
