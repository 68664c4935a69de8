/**
 * What the good thing between two people costs them, and so how it leads to their quarrel: the first complication of a
 * reading. The keys are those of thesis.ts; each entry is one thought, and it stands before the scene of the quarrel.
 */
export const prices: Record<string, readonly (readonly string[])[]> = {
  'sun~sun': [
    [
      'The drawback of being so alike is that you have the same blind spot.',
      'What one of you overlooks the other one overlooks too, and nobody thinks to ask about it until it has become a subject.',
    ],
    [
      'Wanting the same things, you rarely compare notes on how to get them.',
      'Each of you assumes that the other would do it this way, and is a little shocked to see it done another.',
    ],
    [
      'Two people who are so much alike expect to agree, and hardly look until they have collided.',
      'It comes as a surprise each time, as if you had bumped into a mirror.',
    ],
  ],
  'sun~moon': [
    [
      'A person who suits you so well is easy to take for granted.',
      'The thanks that both of you feel tend to be left for a better moment.',
    ],
    [
      'Each of you leans without looking, because the other one has always been there.',
      'It takes only one day of not being there to make a quarrel.',
    ],
    [
      'You fit together so well that you stop noticing what each of you does to make it so.',
      "What nobody notices doesn't get thanked or explained.",
    ],
    [
      "It's so easy, most of the time, that you both treat it as the normal state.",
      "Then any small discomfort looks like a sign that something is wrong, when it's only a Tuesday.",
    ],
    [
      'Each of you is used to being a relief to the other.',
      'On a day when one of you is the problem instead, neither knows quite where to stand.',
    ],
    [
      'People who feel at home together get careless, as one does at home.',
      "You'd put it more kindly to a stranger.",
    ],
    [
      'Being so comfortable with each other makes you slow to complain.',
      'By the time one of you does, it has been going on for months, and the other one had thought everything was fine.',
    ],
    [
      'Since you complete each other in so much, you both expect it in everything.',
      'Where the pieces fail to meet, it feels like a breach of something.',
    ],
  ],
  'sun~mercury': [
    [
      'You both trust in talking, because it has worked so often.',
      "Whatever can be put well seems settled to you, and what can't be put well goes on underneath.",
    ],
    [
      'You talk so well about what matters that you forget how little of it has been done.',
      'One of you remembers on the day that it was due.',
    ],
  ],
  'sun~venus': [
    [
      'You like each other so much that neither of you wants to be the one who spoils it.',
      'So complaints come late and in disguise.',
    ],
    [
      "You'd both rather be admired by each other than corrected.",
      "A good deal goes by with a compliment that could've used a question.",
    ],
    [
      'Praise is what you are used to from each other.',
      'Anything less gets noticed, and it takes very little less.',
    ],
    [
      'Each of you is used to being thought wonderful by the other.',
      'So neither of you likes to be seen having been wrong.',
    ],
  ],
  'sun~mars': [
    [
      "Two people who set each other going aren't good at stopping.",
      'A push that was welcome at noon may be one too many at night.',
    ],
    [
      'Each of you counts on the other for a shove.',
      "So it's hard to ask for anything gentler, and it feels like weakness to want it.",
    ],
    [
      'What gets the two of you moving gets you going at each other, too.',
      'You can be in the middle of a fight before either of you has noticed that it is one.',
    ],
    [
      'You spur each other on whether or not there is anything to do.',
      'On a day without a goal, all that energy goes into each other.',
    ],
  ],
  'sun~jupiter': [
    [
      'You both expect a lot, because each of you thinks so highly of the other.',
      'Someone who is thought of so highly has some distance to fall, and on an off day you can both feel it.',
    ],
    [
      'With so much good will around, you get used to having things go your way.',
      'A plain no then sounds much larger than it is.',
    ],
  ],
  'sun~saturn': [
    [
      'Much is expected between you, and it is seldom said aloud.',
      'The first you hear of an expectation may be that it was not met.',
    ],
    [
      'You can count on each other so well that a day off from it feels like a lapse.',
      'So the one who needs a rest is apt to hide it.',
    ],
    [
      'What is solid between you took effort, and you both remember the effort.',
      'A joke at its expense is not quite a joke to either of you.',
    ],
    [
      "It's a fine thing to be taken seriously, and it never lets up.",
      "With so much resting on your word, neither of you finds it easy to be unsure, or to say that you've changed your mind.",
    ],
    [
      'You trust each other with what matters, and so there is always something at stake.',
      'Even a small thing done carelessly can look like a broken promise.',
    ],
    [
      'You expect a good deal of each other, since so much has been kept so far.',
      'A thing that would be forgiven in anybody else gets noticed between the two of you.',
    ],
  ],
  'moon~moon': [
    [
      'Being understood so easily, you have both quit putting things into words.',
      "A need that isn't said can't be met either, and each of you may be waiting for the other to have noticed.",
    ],
    [
      'A feeling that you share looks like a fact to both of you.',
      "When you're both sure that something is wrong, nobody is left to say that it's only been a long week.",
    ],
    [
      'Because you feel alike, you suppose that you also agree.',
      'It comes as a surprise, every time, that the same mood has led the two of you to different conclusions.',
    ],
    [
      'Moods travel fast between people who feel so much alike.',
      'One of you comes in low, and within the hour both of you are, and nobody is left to cheer anyone up.',
    ],
  ],
  'moon~mercury': [
    [
      "You can name each other's feelings, and sometimes you name them too soon.",
      "A mood that has been explained isn't over, and it's odd to be told what you feel by somebody who's right.",
    ],
    [
      'The two of you can talk about anything that hurts, so you go on talking when it would be kinder to stop.',
      'The subject is understood by then, and somebody is still sore.',
    ],
    [
      "You're so used to hearing what the other one feels that silence makes you both uneasy.",
      'One of you starts to ask, and that is often the beginning of it.',
    ],
  ],
  'moon~venus': [
    [
      "You're so careful of each other that what might hurt often doesn't get said.",
      'It comes out later, over something else, and less kindly.',
    ],
    [
      'Where kindness is this easy, anything less looks like coldness.',
      'A short answer at the end of a long day can set off an hour of wondering.',
    ],
    [
      'Being so nice to each other leaves you with few ways of saying no.',
      "The ones you've found are indirect, and they sting more than a no would.",
    ],
  ],
  'moon~mars': [
    [
      "The heat between you doesn't always know where to go.",
      'What would defend the other one against anybody can turn, on a tired evening, on the other one.',
    ],
    [
      'You stir each other up, and stirring does not stop by itself.',
      'A good mood can tip over within one sentence, and neither of you could say which sentence it was.',
    ],
    [
      "You'd each stand up for the other without a thought, and without a thought is how you go at each other, too.",
      'The apology takes longer.',
    ],
  ],
  'moon~jupiter': [
    [
      "There's always room between you for a bad day, so hardly anything ever gets cleared up.",
      'The same small thing may have to be forgiven twenty times.',
    ],
    [
      'You comfort each other so generously that a feeling can grow to fill the space.',
      'What began as a sigh needs, by supper, both of you and a plan.',
    ],
  ],
  'moon~saturn': [
    [
      'Being reliable is a quiet way of loving.',
      "Each of you can go a long while thinking it's plain how much you care, and be astonished to hear that it isn't.",
    ],
    [
      'You count on each other for so much that a bad day has nowhere to fit in.',
      'Somebody has to be the strong one, and you are not always agreed on whose turn it is.',
    ],
    [
      "You're so careful not to be a burden to each other that you both wait to be asked.",
      'The one who waited longer is generally the one who starts it.',
    ],
  ],
  'mercury~mercury': [
    [
      'You talk so well together that you trust it to do everything.',
      'You can discuss a thing so thoroughly, and enjoy it so much, that nobody gets around to deciding it.',
    ],
    [
      "Thinking in the same language, you finish each other's sentences.",
      "Now and then one of you finishes it with what you'd have said yourself.",
    ],
  ],
  'mercury~venus': [
    [
      "Between people who put things so nicely, what isn't nice has a hard time getting said at all.",
      'It waits for a day when somebody is out of nice words.',
    ],
    [
      'You charm each other out of most difficulties, and the difficulties are still there.',
      'They come back when neither of you feels charming.',
    ],
    [
      'A good sentence counts for so much between you that a bad one does, too.',
      'You can both quote the worst of them.',
    ],
  ],
  'mercury~mars': [
    [
      "You both enjoy the sparring, up to the moment when one of you doesn't.",
      "It isn't always easy to see when that was, and the other one tends to find out by winning.",
    ],
    [
      'You keep each other quick, and quick people answer before they have listened.',
      'The answers are good, too, which makes it worse.',
    ],
  ],
  'mercury~jupiter': [
    [
      'In conversation everything gets larger with you two, and that goes for grievances.',
      "Something that began as a remark can be a principle by the time you've both finished with it.",
    ],
    [
      'You talk each other into a good mood so easily that the facts get left for later.',
      'One of you brings them up in the end, and looks like a spoilsport.',
    ],
  ],
  'mercury~saturn': [
    [
      'What you say to each other counts, and so neither of you says anything lightly.',
      'It makes for few misunderstandings, and for some long silences in which each of you is still choosing the words.',
    ],
    [
      'You hold each other to what was said, and that includes what was said late at night.',
      'Neither of you forgets a sentence that hurt.',
    ],
  ],
  'venus~venus': [
    [
      'Two people who like the same things can spend years on them.',
      'What only one of you likes has to wait, and it does not always wait in silence.',
    ],
    [
      'You are good at making each other comfortable, and comfort is a hard thing to interrupt.',
      'A complaint has to come in by the side door.',
    ],
    [
      'The pleasant things take care of themselves with the two of you.',
      'So the first unpleasant one finds you with no plan.',
    ],
    [
      'Liking the same things, you take it that you like them for the same reasons.',
      "It takes a disagreement to find out that you don't.",
    ],
    [
      "It's all so pleasant that neither of you cares to bring in anything that isn't.",
      "What's left out doesn't go away, and it tends to come back on a day when you're both tired.",
    ],
    [
      'With taste so much in common, you hardly ever have to ask for anything.',
      'So neither of you is in practice when you do.',
    ],
  ],
  'venus~mars': [
    [
      'Two people who are this drawn to each other put a good deal off, because the evening is going so well.',
      'The next morning it still needs talking over.',
    ],
    [
      'The pull between you makes you forgiving, and it makes you thin-skinned as well.',
      'From anyone else the same word would only be a word.',
    ],
    [
      "You're seldom neutral about each other, which does wonders for a Saturday night.",
      'It also means that a small no is never heard as a small one.',
    ],
    [
      'Wanting each other gets you past most differences without settling any.',
      'So the same few differences keep coming back.',
    ],
    [
      'Attraction has taught you both that you get further by a look than by a sentence.',
      'There are subjects for which it takes a sentence.',
    ],
    [
      "You make up so well that you're not very careful about falling out.",
      "One of you has begun to suspect that it's a habit.",
    ],
    [
      'Each of you knows exactly how to get to the other.',
      'You can please each other in a moment, and hurt each other as quickly.',
    ],
    [
      'You both like it when there is some heat, and it takes a while to tell which kind of heat it is.',
      'By then somebody has raised their voice.',
    ],
  ],
  'venus~jupiter': [
    [
      "You're so good at the good days that the other kind feels like a mistake.",
      'Neither of you has much practice in simply sitting one out together.',
    ],
    [
      'You spoil each other gladly, and it moves the line of what is normal.',
      'A plain week can feel like a punishment, and somebody must be to blame for it.',
    ],
  ],
  'venus~saturn': [
    [
      "What's meant to last gets treated with care, and care can look like distance.",
      'Each of you may be waiting for the other to be foolish first.',
    ],
    [
      'You take this so seriously that neither of you likes to risk it on a quarrel.',
      'So when one comes it has been saved up.',
    ],
  ],
  'mars~mars': [
    [
      "Two people with the same stride don't look around much.",
      "You can be far along before it comes out that you weren't headed for the same place.",
    ],
    [
      'You move so well together that neither of you has learned to wait for the other.',
      'It shows on the day that only one of you wants to go.',
    ],
  ],
  'mars~jupiter': [
    [
      'Together you have, at times, more nerve than sense.',
      "Neither of you is the brake, so it's usually some third thing that does the stopping.",
    ],
    [
      'You talk each other into large things, and large things come with a bill.',
      'It tends to arrive on a day when only one of you is feeling brave.',
    ],
  ],
  'mars~saturn': [
    [
      "You work so well together that it's easy to forget there's anything else.",
      "What doesn't have a task attached can wait for weeks, and some of it is about the two of you.",
    ],
    [
      'What makes you a good team is that one of you pushes and the other one checks.',
      'At home, with no job to do, the pushing and the checking go on.',
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
      'You can both wait, and what can wait does wait.',
      'Now and then one of you is waiting for something that the other one thought was done.',
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
      "You leave each other so much room that it isn't always plain who's counting on whom, and for what.",
      'The freedom is real, and so is the surprise when somebody had been counting.',
    ],
    [
      'You like each other for being unpredictable, on most days.',
      'On the others, one of you had made a plan.',
    ],
  ],
  neptune: [
    [
      "What's understood without a word can be misunderstood without one.",
      'Each of you has a kind picture of the other, and it hurts to have it corrected.',
    ],
    [
      'So much between you goes without saying that some of it was never said.',
      'You find out which on the day that it matters.',
    ],
  ],
  pluto: [
    [
      "Two people who don't do small talk can't easily let a small thing be small.",
      'You look for what it means until it means something.',
    ],
    [
      'You get to the bottom of things together, including some that would have passed.',
      'Once one of you has started to dig, the other one digs too.',
    ],
  ],
}
