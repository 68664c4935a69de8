import type { AspectParagraphs } from '#lore/authored.ts'

export const moonMars: AspectParagraphs = {
  joined: {
    fire: {
      says: [
        "There's no gap with you between feeling something and doing something about it ({aspect}).",
        'The Moon in fire is hurt or thrilled, and Mars is already out of its seat.',
        "You're the first to hug and the first to shout, and both are over quickly.",
        "People close to you learn to wait ten minutes, since after ten minutes you're fond of everybody again and can't think why they look so pale.",
      ],
      traits: ['open', 'quick'],
    },
    earth: {
      says: [
        "When you're worried, you get busy ({aspect}).",
        'The Moon in earth wants to feel safe, and Mars makes it safe with its hands, so after a bad phone call you rearrange the freezer.',
        'It works, as a rule.',
        "What it doesn't do is tell anyone that you're worried, and they see only that everything in there suddenly has a label.",
      ],
      traits: ['practical', 'guarded'],
    },
    air: {
      says: [
        "You need to talk when you're angry, and at once.",
        'The Moon in air feels better as soon as it can say what happened, and Mars gives the saying an edge ({aspect}).',
        "By the third sentence you're enjoying how well you put it.",
        'For you the matter is then closed, and it comes as a surprise that the other person has only just begun to be upset.',
      ],
      traits: ['frank', 'quick'],
    },
    water: {
      says: [
        'You take little notice of what is done to you and a great deal of what is done to those you love ({aspect}).',
        'The Moon in water holds them close, and Mars stands in front of them.',
        "A careless word about a friend's singing can lose you to someone for good.",
        "It's wonderful to be defended by you, and the one you're defending may have to explain that they'd laughed too.",
      ],
      traits: ['close', 'warm'],
    },
  },
  tense: {
    'fire water': {
      says: [
        "You show that you're annoyed and hide that you're hurt ({aspect}).",
        'The Moon in fire flares up in front of everyone, while Mars in water goes off with the real injury and nurses it.',
        'So they apologize for the wrong thing.',
        'You accept, because it would take a much quieter voice to say what the right thing was, and then it happens again.',
      ],
      traits: ['open', 'guarded'],
    },
    'fire earth': {
      says: [
        'Your feelings run far ahead of your legs ({aspect}).',
        'The Moon in fire is thrilled by a plan, but Mars in earth needs to sleep, eat, and finish the last one.',
        "You tell eleven people that you're taking up the trumpet.",
        "You may even buy the trumpet, and then you're cross with yourself every time you dust it.",
      ],
      traits: ['slow', 'open'],
    },
    'fire air': {
      says: [
        "When you're in a bad mood, you find something to debate.",
        'The Moon in fire has too much steam, and Mars in air gives it a subject, which could be zoning ({aspect}).',
        'The person opposite argues about zoning in good faith.',
        'Neither of you will remember who won, and a run around the block would have served you better and spared them.',
      ],
      traits: ['frank', 'changeable'],
    },
    'earth fire': {
      says: [
        'You want things calm, and you can get quite loud about it ({aspect}).',
        'The Moon in earth needs its routine, and Mars in fire goes to war with anyone who interferes.',
        "Somebody moves your favorite pan, and for two minutes it's a matter of justice.",
        "You're mild for so much of the day that people treat these two minutes as a malfunction.",
      ],
      traits: ['steady', 'bold'],
    },
    'earth air': {
      says: [
        "You're at your most quarrelsome when you need a meal or a nap.",
        "The Moon in earth has a simple want, but Mars in air hasn't been told, and goes looking for an opponent ({aspect}).",
        'You can spend twenty minutes proving that your friend parked badly.',
        "Then there's a plate in front of you, and you can't reconstruct what was so unforgivable about the angle.",
      ],
      traits: ['frank', 'changeable'],
    },
    'earth water': {
      says: [
        'You keep the peace on the surface, and your stomach knows about it ({aspect}).',
        'The Moon in earth wants everyone to sit down and eat, while Mars in water is still sore about Tuesday.',
        'The person who hurt you gets served last, and gets the smallest piece.',
        "No one else at the table sees it, and you're half sorry and half pleased the whole way through dessert.",
      ],
      traits: ['guarded', 'tactful'],
    },
    'air water': {
      says: [
        "You say that it's fine, in a voice that's almost right.",
        'The Moon in air would like to be above it, and Mars in water is in the thick of it ({aspect}).',
        "So you're witty for an evening, with something underneath, and you hum while you stack the plates rather hard.",
        "People who know you stop asking what's wrong and start asking when it happened.",
      ],
      traits: ['guarded', 'cool'],
    },
    'air earth': {
      says: [
        'You relax by chatting and then resent how little got done ({aspect}).',
        "The Moon in air can't pass up a conversation, but Mars in earth has been keeping an eye on the time.",
        'You cut a good story short to go and fold the laundry, and you fold it angrily.',
        "The friend who was telling the story thinks they bored you, and you're only angry at the clock.",
      ],
      traits: ['open', 'practical'],
    },
    'air fire': {
      says: [
        "You know perfectly well that it isn't worth it, and you do it anyway.",
        'The Moon in air sees the comic side, and Mars in fire has already rolled down the window ({aspect}).',
        'You listen to yourself with some interest.',
        'Since you can describe it so well an hour later, people laugh with you about it, and they go on being careful.',
      ],
      traits: ['bold', 'playful'],
    },
    'water fire': {
      says: [
        'When your feelings are hurt, everyone gets to see your anger ({aspect}).',
        'The Moon in water is stung by a trifle, and Mars in fire, which would do anything sooner than cry in public, attacks.',
        'You leave the picnic in a rage because nobody saved you a place.',
        'They talk about your temper, and you sit in the car wishing that one of them would come and knock.',
      ],
      traits: ['open', 'proud'],
    },
    'water air': {
      says: [
        'You feel every word, and you answer before it has finished hurting.',
        'The Moon in water is easily wounded, while Mars in air keeps a stock of replies for that purpose ({aspect}).',
        'The reply is good, and people repeat it.',
        "They take you for someone who can give and take, and it wouldn't cross their minds that you were up late over what they'd said first.",
      ],
      traits: ['quick', 'guarded'],
    },
    'water earth': {
      says: [
        'You treat your moods as something to be gotten through by Friday ({aspect}).',
        'The Moon in water wants to lie on the floor and listen to the rain, but Mars in earth has started to tidy up.',
        'You clean out a closet and cry a little over the winter boots, without stopping.',
        "Others see a clean closet and assume you're in good form, and they ask you to do theirs.",
      ],
      traits: ['practical', 'private'],
    },
  },
  harmonious: {
    'fire fire': {
      says: [
        'You know what you feel, and you act on it without a second round ({aspect}).',
        'The Moon in fire gets excited, and Mars enjoys nothing more than an excited person with a free hand.',
        'When the lake turns out to be freezing, you run in, and you shout for the others.',
        'Children adore this, and a fair number of adults have had their best afternoons because of it.',
      ],
      traits: ['bold', 'warm'],
    },
    'earth earth': {
      says: [
        'You can make a place livable in an hour.',
        'The Moon in earth knows what is missing, and Mars goes and does it, so beds are made and something is in the oven before the others have picked their rooms ({aspect}).',
        "You aren't showing anyone up.",
        "It's simply how you arrive, and people travel better when you're along.",
      ],
      traits: ['practical', 'warm'],
    },
    'air air': {
      says: [
        'You can bring up a grievance and have everyone laughing by the end of it ({aspect}).',
        'The Moon in air stays friendly, and Mars says plainly what the matter is.',
        'You tell your hosts that the bed was a disaster, and you act out the night.',
        'They get a new mattress, and they ask you back first.',
      ],
      traits: ['frank', 'playful'],
    },
    'water water': {
      says: [
        'Your instincts about people are quick, and you follow them ({aspect}).',
        'The Moon in water feels that something is off, and Mars has moved its bag to another table.',
        'It works for good news just as well, and you can make a friend for life on the strength of a laugh.',
        "You can't give reasons, and those who insisted on reasons have mostly come around to your view.",
      ],
      traits: ['quick', 'close'],
    },
    'fire air': {
      says: [
        'You can fight hard for something without disliking anyone.',
        "The Moon in fire brings good humor, and Mars in air brings arguments, so you're welcome on both sides of a rent strike ({aspect}).",
        'You lose well, too, which is rarer.',
        "It's common for somebody you defeated to ask you along the next time they want to win.",
      ],
      traits: ['frank', 'warm'],
    },
    'air fire': {
      says: [
        'You get people moving without making them feel pushed ({aspect}).',
        'The Moon in air chats with everyone, and Mars in fire has the trunk open and the engine running.',
        'A trip that eight people have discussed since May can leave on Saturday because you said so in passing.',
        'No one can quite recall agreeing, and they all have a good time.',
      ],
      traits: ['quick', 'open'],
    },
    'earth water': {
      says: [
        'You help before the other person has had to feel helpless.',
        "Mars in water notices the effort in somebody's voice, and the Moon in earth is there with an hour to spare and dinner in a covered dish ({aspect}).",
        'Nothing is said.',
        "You've got a way out ready as well, some errand that happens to be in their direction, so no one has to be grateful.",
      ],
      traits: ['warm', 'tactful'],
    },
    'water earth': {
      says: [
        "You stay with a thing you care about until it's well ({aspect}).",
        'The Moon in water feels what it needs, and Mars in earth gives it that, every day, in the right amount.',
        'Friends hand you their half-dead orchids.',
        "You've got the same patience with people who are having a slow year, and they don't feel that they're being nursed.",
      ],
      traits: ['steady', 'warm'],
    },
  },
}
