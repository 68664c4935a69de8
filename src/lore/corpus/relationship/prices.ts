/**
 * What the good thing between two people costs them: the first complication of a reading. The keys are those of
 * thesis.ts; each entry is one thought.
 */
export const prices: Record<string, readonly (readonly string[])[]> = {
  'sun~sun': [
    [
      'There is a catch in being so alike, which is that you have the same blind spot.',
      'What one of you overlooks the other one overlooks too, and nobody thinks to ask about it until it has become a subject.',
    ],
    [
      'Wanting the same things, you rarely compare notes on how to get them.',
      'Each of you assumes that the other would do it this way, and is a little shocked to see it done another.',
    ],
  ],
  'sun~moon': [
    [
      'There is a price for fitting together so well.',
      "You stop noticing what each of you does to make it so, and what nobody notices doesn't get thanked or explained.",
    ],
    [
      "It's so easy, most of the time, that you both treat it as the normal state.",
      "Then any small discomfort looks like a sign that something is wrong, when it's only a Tuesday.",
    ],
    [
      'Each of you is used to being a relief to the other.',
      'On a day when one of you is the problem instead, neither knows quite where to stand.',
    ],
  ],
  'sun~mercury': [
    [
      'The catch is that you trust the talking.',
      "Whatever can be put well seems settled to both of you, and what can't be put well goes on underneath.",
    ],
  ],
  'sun~venus': [
    [
      'Liking each other this much has its price.',
      'Neither of you wants to be the one who spoils it, so complaints come late and in disguise.',
    ],
    [
      "You'd both rather be admired by each other than corrected.",
      "A good deal goes by with a compliment that could've used a question.",
    ],
  ],
  'sun~mars': [
    [
      'The same spark has another side.',
      "Two people who set each other going aren't good at stopping, and a push that was welcome at noon may be one too many at night.",
    ],
    [
      'Each of you counts on the other for a shove.',
      "So it's hard to ask for anything gentler, and it feels like weakness to want it.",
    ],
  ],
  'sun~jupiter': [
    [
      'The price is that you both expect a lot.',
      'Someone who is thought of so highly has some distance to fall, and on an off day each of you can feel it.',
    ],
  ],
  'sun~saturn': [
    [
      "It's a fine thing to be taken seriously, and it never lets up.",
      "With so much resting on your word, neither of you finds it easy to be unsure, or to say that you've changed your mind.",
    ],
  ],
  'moon~moon': [
    [
      'The trouble with being understood so easily is that you both quit putting things into words.',
      "A need that isn't said can't be met either, and each of you may be waiting for the other to have noticed.",
    ],
    [
      'The catch is that a feeling you share looks like a fact.',
      "When you're both sure that something is wrong, nobody is left to say that it's only been a long week.",
    ],
    [
      'Because you feel alike, you suppose that you also mean alike.',
      'It comes as a surprise, every time, that the same mood has led the two of you to different conclusions.',
    ],
  ],
  'moon~mercury': [
    [
      "You can name each other's feelings, and sometimes you name them too soon.",
      "A mood that has been explained isn't over, and it's odd to be told what you feel by somebody who's right.",
    ],
  ],
  'moon~venus': [
    [
      'So much consideration has a cost.',
      "You're careful of each other, and what might hurt gets wrapped so well that nobody can find it.",
    ],
    [
      'Where kindness is this easy, anything less looks like coldness.',
      'A short answer at the end of a long day can set off an hour of wondering.',
    ],
  ],
  'moon~mars': [
    [
      "The heat between you doesn't always know where to go.",
      'What would defend the other one against anybody can turn, on a tired evening, on the other one.',
    ],
  ],
  'moon~jupiter': [
    [
      'There is a catch in always having room for each other.',
      'Where everything is forgiven nothing quite gets cleared up, and the same small thing may have to be forgiven twenty times.',
    ],
  ],
  'moon~saturn': [
    [
      'To be reliable is a quiet way of loving.',
      "Each of you can go a long while thinking it's plain how much you care, and be astonished to hear that it isn't.",
    ],
  ],
  'mercury~mercury': [
    [
      'The catch is how well you talk.',
      'You can discuss a thing so thoroughly, and enjoy it so much, that nobody gets around to deciding it.',
    ],
  ],
  'mercury~venus': [
    [
      'All that charm has a catch.',
      "Between people who put things so nicely, what isn't nice has a hard time getting said at all.",
    ],
  ],
  'mercury~mars': [
    [
      "You both enjoy the sparring, up to the moment when one of you doesn't.",
      "It isn't always easy to see when that was, and the other one tends to find out by winning.",
    ],
  ],
  'mercury~jupiter': [
    [
      'In conversation everything gets larger, and that goes for grievances.',
      "Something that began as a remark can be a principle by the time you've both finished with it.",
    ],
  ],
  'mercury~saturn': [
    [
      'What you say to each other counts, and so neither of you says anything lightly.',
      'It makes for few misunderstandings, and for some long silences in which each of you is still choosing the words.',
    ],
  ],
  'venus~venus': [
    [
      'The catch in liking the same things is that you take it for liking them for the same reasons.',
      "It takes a disagreement to find out that you don't.",
    ],
    [
      "It's all so pleasant that neither of you cares to bring in anything that isn't.",
      "What's left out doesn't go away, and it tends to come back on a day when you're both tired.",
    ],
  ],
  'venus~mars': [
    [
      'Attraction covers a good deal.',
      'What cooler people would have talked over gets put off because the evening was going so well, and the next morning it still needs talking over.',
    ],
    [
      'The pull makes you forgiving, and it makes you thin-skinned as well.',
      'From anyone else the same word would only be a word.',
    ],
    [
      "You're seldom neutral about each other.",
      'That does wonders for a Saturday night, and it means that a small no is never heard as a small one.',
    ],
  ],
  'venus~jupiter': [
    [
      "You're so good at the good days that the other kind feels like a mistake.",
      'Neither of you has much practice in simply sitting one out together.',
    ],
  ],
  'venus~saturn': [
    [
      "What's meant to last gets treated with care, and care can look like distance.",
      'Each of you may be waiting for the other to be foolish first.',
    ],
  ],
  'mars~mars': [
    [
      "Two people with the same stride don't look around much.",
      "You can be far along before it comes out that you weren't headed for the same place.",
    ],
  ],
  'mars~jupiter': [
    [
      'Together you have, at times, more nerve than sense.',
      "Neither of you is the brake, so it's usually some third thing that does the stopping.",
    ],
  ],
  'mars~saturn': [
    [
      "You work so well together that it's easy to forget there's anything else.",
      "What doesn't have a task attached can wait for weeks, and some of it is about the two of you.",
    ],
  ],
  'jupiter~jupiter': [
    [
      'Hoping for the same things, you rarely check them.',
      "The two of you can be wrong with great confidence, and then it's hard to say who ought to have noticed.",
    ],
  ],
  'jupiter~saturn': [
    [
      'Patience has its price, too.',
      'What can wait does wait, and now and then one of you is waiting for something that the other one thought was done.',
    ],
  ],
  'saturn~saturn': [
    [
      "Where you agree about the rules it's all very quiet.",
      'But shared rules are hard to question, and neither of you wants to be the one who lets things slide.',
    ],
  ],
  uranus: [
    [
      'The freedom between you has a price.',
      "You leave each other so much room that it isn't always plain who's counting on whom, and for what.",
    ],
  ],
  neptune: [
    [
      "What's understood without a word can be misunderstood without one.",
      "Each of you has a picture of the other that's kinder than a photograph, and about as easy to argue with.",
    ],
  ],
  pluto: [
    [
      "Two people who don't do small talk can't easily let a small thing be small.",
      'It has to mean something, and by then it does.',
    ],
  ],
}
