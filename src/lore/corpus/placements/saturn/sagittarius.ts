import type { PlacementParagraphs } from '#lore/authored.ts'

export const saturnInSagittarius: PlacementParagraphs = {
  1: {
    says: [
      "You'd like to be carefree, and you check first whether there's reason to be (your Saturn in Sagittarius, {house}).",
      "People meet somebody thoughtful who says what they think once they've thought it.",
      "Exaggeration bothers you, in yourself above all, so you may tone down a good mood before you've had the use of it.",
      "Your hope is worth a lot to others for that very reason, because they know that it's been tested.",
    ],
    traits: ['serious', 'frank'],
  },
  2: {
    says: [
      "Trusting that there'll be enough is something you may have to learn on purpose (your Saturn in Sagittarius, {house}).",
      "You'd love to spend freely, you plan for the worst, and you end up comparing fares for a month.",
      'Money means most to you when it pays for learning or seeing something.',
      'What you own you could list on a page, and you sometimes think with regret of the trip you were too sensible to take.',
    ],
    traits: ['sparing', 'idealistic'],
  },
  3: {
    says: [
      "You're slow to say that you believe a thing (your Saturn in Sagittarius, {house}).",
      "A large claim in a small conversation makes you uneasy, so you ask where they read it, and the neighbor wishes they'd kept to the weather.",
      "You aren't trying to spoil it.",
      'You take words such as always and everyone literally, and because of that, people know that a plain yes from you can be relied on.',
    ],
    traits: ['serious', 'frank'],
  },
  4: {
    says: [
      'You may have grown up under strong beliefs, or with none, and had to find out for yourself what holds (your Saturn in Sagittarius, {house}).',
      "You still keep some rules whose reason you've forgotten.",
      'Settling down feels like giving up the horizon, and wandering feels irresponsible.',
      "The home that suits you has a long table and a few clear principles, and you're free to leave it and expected back.",
    ],
    traits: ['serious', 'idealistic'],
  },
  5: {
    says: [
      'You feel you ought to be getting something out of your fun (your Saturn in Sagittarius, {house}).',
      'So the vacation has a reading list, and the hike is good for you.',
      "In love you're more serious than your jokes, and you'd like to know early what the other person believes.",
      "You gamble rarely and think about it for days, and it makes the few leaps you've taken the best stories you've got.",
    ],
    traits: ['serious', 'idealistic'],
  },
  6: {
    says: [
      "You can't work without believing in it, and you don't believe easily (your Saturn in Sagittarius, {house}).",
      'You may have gone from one job to another looking for the right one, feeling worse about yourself each time.',
      'A modest task done for a good cause steadies you.',
      "After a few years of it you're the person who remembers what the work was for, when everyone around you is only trying to finish.",
    ],
    traits: ['serious', 'idealistic'],
  },
  7: {
    says: [
      'You want a partner you can believe in, and you look hard for reasons not to (your Saturn in Sagittarius, {house}).',
      "You'd give up some freedom for a person of real principle.",
      "For less than that you'd rather stay single, and you say so.",
      "Living with someone, you tend to preach a little, and it goes better when you admit that you're talking to yourself.",
    ],
    traits: ['serious', 'wary'],
  },
  8: {
    says: [
      "You don't trust that things will turn out, so you prepare for them not to (your Saturn in Sagittarius, {house}).",
      "In money matters with others you're honest to the penny and you ask all the awkward questions in advance.",
      "You may have believed somebody once who meant well and couldn't deliver.",
      "When the bad day comes, oddly enough, you're the calm one, because you find out that you do have faith after all.",
    ],
    traits: ['wary', 'serious'],
  },
  9: {
    says: [
      'You work at your faith, as others work at a language (your Saturn in Sagittarius, {house}).',
      'You take the big questions more seriously than people who talk about them more.',
      "Study, law, or a foreign language may have come late or been interrupted, and you're the sort who goes back for it.",
      "People ask you what you think when they've had enough of being told that everything happens for a reason.",
    ],
    traits: ['serious', 'idealistic'],
  },
  10: {
    says: [
      "You want your work to mean something, and you don't claim that it does until it does (your Saturn in Sagittarius, {house}).",
      "It slows your rise, since you can't sell what you only half believe.",
      'You may change fields once for the sake of a principle.',
      'With the years you become someone whose word on right and wrong is asked for, and you give it reluctantly and with an example.',
    ],
    traits: ['public', 'serious'],
  },
  11: {
    says: [
      "You'd like to believe in a group, and every group disappoints you a little (your Saturn in Sagittarius, {house}).",
      "The speeches are too sure of themselves for you, and you're always the one asking what happens afterward.",
      'So you keep a few friends who argue honestly.',
      "A cause gets you for good only if its people do what they say, and then you'll stuff envelopes for it for twenty years.",
    ],
    traits: ['wary', 'idealistic'],
  },
  12: {
    says: [
      'You have a quarrel with hope, and you keep it to yourself (your Saturn in Sagittarius, {house}).',
      "In company you say it'll be fine, and alone you go through the reasons why it might not.",
      'Long walks and old books have helped you more than encouragement has.',
      "What you've got at the end of all that doubting is small and firm, and it's more of a faith than you'd call it.",
    ],
    traits: ['private', 'serious'],
  },
  sign: {
    says: [
      "You're careful about hope (your Saturn in Sagittarius).",
      "You'd rather expect too little and be surprised, so you read the conditions, you question the guru, and you have plans for rain.",
      'Belief comes to you slowly, by way of study and a few hard trips.',
      "What you do stand for you've lived, and it makes people listen who've stopped listening to enthusiasts.",
    ],
    traits: ['serious', 'idealistic'],
  },
}
