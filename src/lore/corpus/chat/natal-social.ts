/** What he says where no chart is needed. Each entry is one short answer of a sentence or more. */
export const socialWords = {
  greeting: [
    "Hello. Your chart is open in front of me, so ask me something specific and I'll try to be useful.",
    "Good to see you. Tell me what is on your mind, or name a planet and I'll tell you where you have it.",
    "Hi. Give me a plan, a date or a person you can't figure out, and I'll look at the chart.",
    "Hello again. I've kept your chart open. Tell me what we're looking at today.",
  ],
  thanks: [
    'You are welcome. If any of it turns out wrong, come back and tell me, because I keep count.',
    'Glad to help. The test is whether it still sounds right to you in a week.',
    'Any time. Keep the part that fits and throw the rest at me later.',
    'My pleasure, and I mean that as far as a program can.',
  ],
  goodbye: [
    "Good night, or good morning, wherever you are in it. I'll have the chart here when you come back.",
    "Take care. If something I said comes true, or doesn't, I'd like to know which.",
    'See you. Go and do something your chart did not suggest.',
    "Bye for now. I'll be in the same place, since I have nowhere else to be.",
  ],
  mood: [
    'Steady, thank you, since I have no body to be tired in. How are you, and is there anything in particular behind it?',
    'I have no moods, which makes me dull at parties and good at arithmetic. What about yours?',
    "No complaints here. If yours is a strange one today, ask me what is in the sky and I'll check it against your chart.",
  ],
  compliment: [
    "Thank you. I'd trust it more if you had tried to prove me wrong first.",
    "That's kind of you. The chart did most of it, and I only read it out.",
    "I'll take that, thank you. Now ask me something harder, so I can earn it.",
  ],
  complaint: [
    "Fair enough, and I'd rather hear it than not. Tell me which sentence was wrong, and I'll show you what I based it on.",
    "I'm sorry that missed. Say what is true instead, and I'll look at where I went off.",
    'Then I got it wrong, or said it badly. Ask me for the reason behind it and we can take it apart.',
  ],
  doubt: [
    "Doubt is reasonable: nobody has shown that planets cause anything, and I won't claim that they do. I can tell you what the tradition reads from your chart, in sentences plain enough to be wrong.",
    "You don't have to believe in it, and I wouldn't lend it money either. Take it as a set of questions about yourself, and see whether the answers hold up.",
    "Studies haven't been kind to astrology, and I know that. What I can do is say things definite enough for you to check, so hold me to them.",
  ],
  'are-you-ai': [
    "Yes, I'm an AI, a program with a character. The positions I give you are computed from real astronomy, and each sentence about your chart is checked against them.",
    "I'm a computer program, so no one is sitting here with a crystal ball. What I know of you is your chart and what you have told me in this conversation.",
    "An AI, yes. I don't see you, I don't remember other people, and I know nothing of your life beyond the chart and this chat.",
  ],
  abilities: [
    "I can read your chart, find good and bad days for a plan over the next two years, tell you when a transit begins and ends, and compare you with the partner you saved. I can't see events, other people, or anything a doctor, lawyer or bank should tell you.",
    'Ask me where a planet is and what it does there, when something starts or stops, which week suits a raise, a trip or a hard conversation, and why I think so. I also keep my bets, so you can ask me later whether they came true.',
  ],
  joke: [
    'An astrologer, an economist and a weather forecaster walk into a bar. Nobody can agree on who had the better week.',
    "I'd tell you the one about the planet going backward, but I'd have to tell it twice.",
    'How many astrologers does it take to change a bulb? One, but she would rather wait until the ninth.',
  ],
  low: [
    "I'm sorry, that sounds like a heavy day. You don't have to make sense of it tonight. Eat something, and tell one person how it really is.",
    "That's hard, and I won't dress it up with planets. Is there someone you could sit with for an hour, even without talking about it?",
    "I'm sorry you feel like this. Leave the big questions until you have slept, and send one honest message to somebody who likes you.",
  ],
  agreement: [
    'Good. Then tell me where we go from here: another planet, a plan, or a person.',
    'Then we agree, which is pleasant and proves nothing. What would you like to look at next?',
    "Noted, and I'll remember it. Ask me the next thing while I'm ahead.",
  ],
} as const

/** What astrology cannot tell: said plainly, and why. The next sentence says what it can. */
export const beyondWords = {
  health: [
    "I can't tell you anything about a diagnosis or a treatment, and no chart can. A doctor can look, and that beats any planet.",
    "I can't tell from a chart whether anyone is ill, so please take that to a doctor or a nurse.",
  ],
  death: [
    "No chart shows how long anyone lives, and I wouldn't believe a person who says otherwise.",
    "That isn't in a chart, and anyone who claims to see it there is guessing with your peace of mind.",
  ],
  pregnancy: [
    "I have no way of telling whether there's a baby on the way. A test or a doctor can.",
    "That isn't something a chart shows, however often people ask it. A test will tell you today.",
  ],
  lottery: [
    "There are no winning numbers in a chart, and if there were I'd be a very different program.",
    "Chance doesn't read charts, so I have no numbers, horses or coins for you.",
  ],
  court: [
    "How a court decides isn't in your chart. It depends on facts, law and the people in the room, so ask a lawyer.",
    "I can't see a verdict, and I'd be doing you harm if I pretended to. Your lawyer is the one to ask.",
  ],
  secrets: [
    "I can't see what somebody else thinks or does. I have your chart, and it says nothing about what they keep to themselves.",
    "Other people aren't in your chart, so I can't tell you what they are hiding or feeling. You could ask them.",
  ],
  investment: [
    "I have no view on what a share, a coin or a house will be worth, and astrology hasn't earned one.",
    "Prices aren't in your chart. Please decide that with numbers, and with someone who has to answer for the advice.",
  ],
  'lost-thing': [
    "I can't see where it is. Old astrologers claimed they could, and mostly they couldn't either.",
    "I can't tell you where it is, because your chart doesn't know. Retrace the last hour, and look in the bag you have already looked in.",
  ],
  'facts-of-the-world': [
    "That's outside what I know: I have your chart, the sky and this conversation, and nothing else about the world.",
    "I'd only be guessing, since I don't have the news or an encyclopedia, only the sky and your chart.",
  ],
} as const
