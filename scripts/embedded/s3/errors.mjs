const statuses = {
  AccessDenied: 403,
  AuthorizationHeaderMalformed: 400,
  InvalidAccessKeyId: 403,
  InvalidBucketName: 400,
  InvalidURI: 400,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NotImplemented: 501,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
  XAmzContentSHA256Mismatch: 400,
}

/** An error with one of S3's own codes, which clients recognize. */
export class S3Error extends Error {
  constructor(code, message = code) {
    super(message)
    this.code = code
    this.status = statuses[code] ?? 500
  }
}
